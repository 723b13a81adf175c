import { parityPhase } from "@adyakshar/quantum/circuit";
import { baselines, compile, line, verify } from "@adyakshar/quantum/compiler";
import { cases, emptiedCases, lostCases, peersAgainst, peersMachine } from "#data/peers.ts";
import { meanRatio } from "#data/routing.ts";
import { comparisonText, percent } from "#data/statistics.ts";
import type { Paper } from "../types.ts";
import { type BaselineRow, buildBaselineBars, gateColumnsCover } from "./figures.ts";

const circuit = parityPhase();
const device = line(4);
const baselineCounts = baselines(circuit, device, { trials: 20 });
const compiled = compile(circuit, device);
if (compiled.optimum === undefined) throw new Error("the search of the example no longer ends");
const fewestGates = compiled.optimum.twoQubit;
const { verdict, detail } = verify(circuit, compiled);
const SEEDS = 20;
const gatesBySeed = Array.from(
  { length: SEEDS },
  (_, seed) => compile(circuit, device, { seed }).counts.twoQubit,
);

const rows: readonly BaselineRow[] = [
  { name: "naive routing on a line of four", ...baselineCounts.naive },
  { name: "SABRE, best of 20 trials", ...baselineCounts.sabre },
  { name: "as written, any pair coupled", ...baselineCounts.asWritten },
];
const ours: BaselineRow = { name: "this compiler, on the line", ...compiled.counts };
const times = (row: BaselineRow) => (row.twoQubit / ours.twoQubit).toFixed(1);
const [naive, sabre, written] = rows;
const peerRatio = peersAgainst(cases, "cx").mean;
const { versions } = peersMachine;

export const readingBenchmarks: Paper = {
  slug: "reading-benchmarks",
  kind: "guide",
  title: "Reading a quantum benchmark",
  version: "2.2",
  date: "2026-11-19",
  cover: { picture: gateColumnsCover(rows, ours), ground: "research" },
  data: {
    "peers.csv": "the cases beside Qiskit and tket",
    "routing.csv": "the runs of the routers",
  },
  figures: { baselines: buildBaselineBars(rows, ours) },
  values: {
    ours: ours.twoQubit,
    timesNaive: times(naive),
    timesSabre: times(sabre),
    timesWritten: times(written),
    fewestGates,
    oursDepth: ours.depth,
    naive: naive.twoQubit,
    naiveDepth: naive.depth,
    sabre: sabre.twoQubit,
    sabreDepth: sabre.depth,
    written: written.twoQubit,
    writtenDepth: written.depth,
    fewerThanPeers: comparisonText(peerRatio),
    qiskit: versions.qiskit,
    pytket: versions.pytket,
    cases: cases.length,
    compared: cases.length - emptiedCases.length,
    lostCases: lostCases.length,
    savedByRouter: percent(meanRatio("ours", "sabre+opt", "two_qubit").mean),
    savedOverSabre: percent(meanRatio("ours", "sabre", "two_qubit").mean),
    leastBySeed: Math.min(...gatesBySeed),
    mostBySeed: Math.max(...gatesBySeed),
    seeds: SEEDS,
    verdict,
    detail,
  },
};
