import { thousands } from "#app/lib/format.ts";
import {
  cases,
  deeperCases,
  emptiedCases,
  fourierCases,
  heldOutCases,
  heldOutMachine,
  lostCases,
  otherCases,
  type PeerCase,
  type PeerResult,
  peersAgainst,
  peersMachine,
  publishedSabre,
  ratioOf,
  slowdowns,
  tiedCases,
} from "#data/peers.ts";
import { exactRows, meanRatio, medianOf, pairs, runCount, seedCount } from "#data/routing.ts";
import { comparisonText, geometricMean, intervalText, percent } from "#data/statistics.ts";
import { machineOf } from "#data/stored-data.ts";
import type { Paper } from "../types.ts";
import { compilerRowsCover, routingRatios } from "./figures.ts";

const machine = machineOf("peers-machine.json");
const { versions } = peersMachine;
const countText = (value: number) => (Number.isInteger(value) ? `${value}` : value.toFixed(1));
const countOf = (count: number, one: string) =>
  `${count === 0 ? "no" : count === 1 ? "one" : count} ${count === 1 ? one : `${one}s`}`;

const casesOf = (suite: string, device?: string) =>
  cases.filter((entry) => entry.suite === suite && (!device || entry.device === device));
const suites = {
  "MQT Bench, grid-4x4": casesOf("mqt", "grid-4x4"),
  "MQT Bench, heavy-hex-27": casesOf("mqt", "heavy-hex-27"),
  "MQT Bench, all-to-all": casesOf("mqt", "full-16"),
  "QASMBench, grid-4x4": casesOf("qasmbench", "grid-4x4"),
  "QASMBench, heavy-hex-27": casesOf("qasmbench", "heavy-hex-27"),
  "SABRE's circuits, tokyo-20": casesOf("sabre", "tokyo-20"),
  all: cases,
};

/** Cases with a ratio: some CX is left on both sides. */
const comparedCount = (group: readonly PeerCase[]) =>
  group.filter((entry) => !emptiedCases.includes(entry)).length;
const overallRatio = peersAgainst(cases, "cx").mean;
const byQiskit = peersAgainst(cases, "cx", ({ by }) => by["qiskit-3"]);
const withTket = cases.filter(({ by }) => by.tket !== undefined);
const byTket = peersAgainst(withTket, "cx", ({ by }) => by.tket ?? by["qiskit-3"]);
const caseName = ({ circuit, device }: PeerCase) => `${circuit}, ${device}`;
const resultText = (result: PeerResult | undefined): string =>
  result === undefined ? "not run" : `${countText(result.cx)} / ${countText(result.depth)}`;

const peersOf = ({ by }: PeerCase) =>
  [by["qiskit-3"], by.tket, by["tket-lightsabre"], by.ours].map(resultText);

const largeCases = casesOf("mqt").filter(
  ({ circuit, device }) => circuit.endsWith("_n16") && device !== "full-16",
);

const tokyoCases = casesOf("sabre").filter(({ circuit }) => circuit in publishedSabre);

const familyNames = [...new Set(pairs.map(({ family }) => family))];
const families = {
  ...Object.fromEntries(
    familyNames.map((name) => [name, pairs.filter(({ family }) => family === name)]),
  ),
  all: pairs,
};
const routerRatio = meanRatio("ours", "sabre+opt", "two_qubit");
const lostPairs = pairs.filter(
  (pair) => medianOf(pair, "ours", "two_qubit") > medianOf(pair, "sabre+opt", "two_qubit"),
);
const tiedPairs = pairs.filter(
  (pair) => medianOf(pair, "ours", "two_qubit") === medianOf(pair, "sabre+opt", "two_qubit"),
);
const worsePairs = pairs.filter(
  (pair) => medianOf(pair, "router", "swaps") > medianOf(pair, "sabre", "swaps"),
);

const optimalRows = exactRows.filter(({ sabre, optimum }) => sabre === optimum);
const aboveRows = exactRows.filter(
  ({ router, optimum }) => optimum !== undefined && router > optimum,
);
const belowRows = exactRows.filter(
  ({ router, optimum }) => optimum !== undefined && router < optimum,
);
const farOffRows = aboveRows.filter(({ router, optimum }) => router > 3 * (optimum ?? router));

export const routingBenchmark: Paper = {
  slug: "routing-benchmark",
  kind: "benchmark",
  title: "A compiler beside Qiskit and tket",
  version: "2.4",
  date: "2026-11-19",
  cover: { picture: compilerRowsCover, ground: "compiler" },
  data: {
    "peers.csv":
      "every circuit, device and tool: trials, seeds, CX, depth, SWAPs, seconds, ours of a fresh process, by release 1.3.0",
    "held-out.csv":
      "the same for programs drawn after release 1.2.0 was frozen, compiled by that release",
    "peers-machine.json": "versions, the machine, the check by simulation",
    "routing.csv": `${thousands(runCount)} runs of the routers: SWAPs, two-qubit gates, depth, time, verdict`,
    "routing-exact.csv": "small circuits with the fewest SWAPs",
  },
  figures: { ratios: routingRatios },
  values: {
    qiskit: versions.qiskit,
    pytket: versions.pytket,
    cases: cases.length,
    fewerThanPeers: comparisonText(overallRatio),
    casesLost: countOf(lostCases.length, "case"),
    savedByRouter: percent(routerRatio.mean),
    pytketQiskit: versions["pytket-qiskit"],
    mqtCases: casesOf("mqt").length,
    mqtBench: versions["mqt.bench"],
    qasmbenchCases: casesOf("qasmbench").length,
    sabreCases: casesOf("sabre").length,
    machine,
    checked: peersMachine.checked,
    leastOverlap: peersMachine.worstOverlap.toFixed(9),
    lostCases: lostCases.length,
    tiedCases: tiedCases.length,
    wonCases: cases.length - lostCases.length - tiedCases.length,
    deeperCases: deeperCases.length,
    emptiedNote:
      emptiedCases.length > 0
        ? `In ${emptiedCases.length} of the even cases (${emptiedCases.map(caseName).join("; ")}) no CX is left on either side, so the means below leave them out. `
        : "",
    losses: lostCases.map((entry) => [
      caseName(entry),
      ...peersOf(entry),
      ratioOf(entry).toFixed(2),
    ]),
    suites: Object.entries(suites).map(([name, group]) => [
      name,
      `${group.length}`,
      intervalText(peersAgainst(group, "cx")),
      intervalText(peersAgainst(group, "depth")),
      `${lostCases.filter((entry) => group.includes(entry)).length}`,
    ]),
    overQiskit: byQiskit.mean.toFixed(2),
    overTket: byTket.mean.toFixed(2),
    slowerCases: slowdowns.filter((times) => times > 1).length,
    slowerTimes: Math.round(geometricMean(slowdowns).mean),
    heldOutSeed: heldOutMachine.seed,
    heldOutRelease: heldOutMachine.release,
    fourierCases: fourierCases.length,
    fourierCompared: comparedCount(fourierCases),
    fourierFewer: comparisonText(peersAgainst(fourierCases, "cx").mean),
    otherCases: otherCases.length,
    otherFewer: comparisonText(peersAgainst(otherCases, "cx").mean),
    compared: comparedCount(cases),
    largeRows: largeCases.map((entry) => [
      caseName(entry),
      resultText(entry.by["qiskit-1"]),
      ...peersOf(entry),
    ]),
    tokyoRows: tokyoCases.map(({ circuit, cxWritten, by }) => [
      circuit,
      `${cxWritten}`,
      `${cxWritten + publishedSabre[circuit]}`,
      countText(by["qiskit-3"].cx),
      by.tket ? countText(by.tket.cx) : "not run",
      countText(by.ours.cx),
    ]),
    emptiedCircuits:
      emptiedCases.length > 0
        ? ` In ${emptiedCases.map(({ circuit }) => circuit).join(" and ")} every phase stands on the control of its CX, so that all CX cancel: an optimizer returns nothing to route, and only routers without optimization have counts to compare.`
        : "",
    runCount: thousands(runCount),
    seedCount,
    families: Object.entries(families).map(([family, group]) => [
      family,
      `${group.length}`,
      intervalText(meanRatio("ours", "sabre+opt", "two_qubit", group)),
      intervalText(meanRatio("ours", "sabre+opt", "depth", group)),
      intervalText(meanRatio("ours", "sabre", "two_qubit", group)),
    ]),
    pairsLost: countOf(lostPairs.length, "row"),
    pairs: pairs.length,
    pairsTied: countOf(tiedPairs.length, "row"),
    savedOverSabre: percent(meanRatio("ours", "sabre", "two_qubit").mean),
    worsePairs: worsePairs.length,
    exactTable: exactRows.map((row) => [
      row.instance,
      row.device,
      row.optimum === undefined ? "not found" : `${row.optimum}`,
      `${row.sabre}`,
      `${row.router}`,
      `${row.naive}`,
    ]),
    optimalRows: optimalRows.length,
    exactRows: exactRows.length,
    aboveRows: aboveRows.length,
    farOffNote:
      farOffRows.length > 0
        ? `, by far in ${farOffRows.length} (${farOffRows.map(({ instance, device, router, optimum }) => `${router} SWAPs where ${optimum} do for ${instance} on ${device}`).join("; ")})`
        : "",
    belowRows: belowRows.length,
    heldOutCases: heldOutCases.length,
    heldOutPrograms: new Set(heldOutCases.map(({ circuit }) => circuit)).size,
    heldOutFewer: comparisonText(peersAgainst(heldOutCases, "cx").mean),
    heldOutLost: heldOutCases.filter((entry) => ratioOf(entry) > 1).length,
  },
};
