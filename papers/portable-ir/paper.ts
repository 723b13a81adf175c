import { parseCircuit } from "@adyakshar/quantum/qasm";
import { emitBaseProfile, readBaseProfile } from "@adyakshar/quantum/qir";
import { marginal, probabilities, runStatevector } from "@adyakshar/quantum/simulators";
import { storedData, storedRows } from "../../data/stored-data.ts";
import { constructs, type Fate, phaseEstimation } from "../ir-programs.ts";
import type { Paper } from "../types.ts";
import { buildLossMatrix, fatesCover } from "./figures.ts";

const outcomes = storedRows("ir-constructs.csv");
const gates = storedRows("ir-gates.csv");
const releases = storedRows("ir-qdk-versions.csv");
const kitVersion = "1.32.5-dev";
const kit = `QDK ${kitVersion}`;
const differingReleases = releases.filter(({ same_unitary }) => same_unitary !== "yes");
const agreeingReleases = releases.filter(({ same_unitary }) => same_unitary === "yes");
const versionList = (rows: readonly Record<string, string>[]) =>
  rows.map(({ version }) => version).join(" and ");

function outcomeOf(name: string) {
  const found = outcomes.find(({ construct }) => construct === name);
  if (found === undefined) throw new Error(`ir-constructs.csv has no row "${name}"`);
  return found;
}

/** A compiler's answer, as a fate: what it accepts has the fate that the specification gives it. */
function fateIn(outcome: string, specified: Fate): Fate {
  if (/^refused|not lowered/.test(outcome)) return "refused";
  if (outcome !== "accepted") return "carried";
  return specified === "refused" || specified === "optional" ? "expanded" : specified;
}

const columns = ["Base", "Adaptive", "this engine", "QDK base"];
const lossRows = constructs.map(({ name, base, adaptive }) => {
  const { engine = "", qdk_base = "" } = outcomeOf(name);
  return {
    construct: name,
    fates: [base, adaptive, fateIn(engine, base), fateIn(qdk_base, base)],
  };
});

const program = parseCircuit(phaseEstimation);
const lowered = emitBaseProfile(program);
const ours = readBaseProfile(lowered);
const theirs = readBaseProfile(storedData("phase-estimation.qdk.ll"));

/** The probability of each result of the three counting qubits. */
function results(circuit: (typeof ours)["circuit"], measured: readonly number[]): Float64Array {
  return marginal(probabilities(runStatevector(circuit)), [...measured]);
}

const ourResults = results(ours.circuit, ours.measured);
const theirResults = results(theirs.circuit, theirs.measured);
const likeliestResult = theirResults.indexOf(Math.max(...theirResults));
const probabilityText = (value: number) => value.toFixed(3);
const disagreeingGates = gates.filter(({ qdk_equal }) => qdk_equal !== "yes");

/** The parts of the entry point that show its shape. */
function excerpt(text: string): string {
  const lines = text.split("\n");
  const entry = lines.slice(lines.indexOf("define i64 @main() #0 {"), lines.indexOf("}") + 1);
  const body = entry.indexOf("body:");
  const measured = entry.indexOf("measurements:");
  return [
    ...entry.slice(0, body + 7),
    `  ; ${measured - body - 9} more calls`,
    ...entry.slice(measured - 2, measured + 2),
    "  ; two more, then",
    ...entry.slice(entry.indexOf("output:"), entry.indexOf("output:") + 3),
    "  ; two more",
    "  ret i64 0",
    "}",
  ]
    .filter(Boolean)
    .join("\n");
}

export const portableIr: Paper = {
  slug: "portable-ir",
  kind: "whitepaper",
  title: "A portable IR that stays portable",
  version: "1.2",
  date: "2026-11-18",
  cover: { picture: fatesCover(columns, lossRows), ground: "compiler" },
  data: {
    "ir-constructs.csv": "seventeen constructs, what each compiler answered",
    "ir-gates.csv": "every gate lowered by both, calls and equality with its matrix",
    "ir-qdk-versions.csv":
      "the worked program by released versions of Microsoft’s Quantum Development Kit (QDK)",
    "phase-estimation.qasm": "the worked program",
    "phase-estimation.ll": "its simplest QIR (Base Profile) by our emitter",
    "phase-estimation.qdk.ll": "the same by Microsoft’s kit (QDK)",
  },
  figures: { losses: buildLossMatrix(columns, lossRows) },
  values: {
    kit,
    constructTable: constructs.map(({ name, base, adaptive, note }) => [
      name,
      base,
      adaptive,
      note,
    ]),
    source: phaseEstimation.trim(),
    lowered: excerpt(lowered),
    ourBlocks: ours.blocks,
    theirBlocks: theirs.blocks,
    ourCalls: ours.circuit.operations.length,
    theirCalls: theirs.circuit.operations.length,
    ourProbability: probabilityText(ourResults[1]),
    theirProbability: probabilityText(theirResults[1]),
    ourLikeliest: ourResults.indexOf(Math.max(...ourResults)),
    theirLikeliest: likeliestResult,
    kitVersion,
    gates: gates.length,
    agreeingGates: gates.length - disagreeingGates.length,
    disagreeingGates: disagreeingGates.map(({ gate }) => gate),
    differingVersions: versionList(differingReleases),
    differingProbability: probabilityText(Number(differingReleases[0]?.probability_of_1)),
    agreeingVersions: versionList(agreeingReleases),
    agreeingProbability: probabilityText(Number(agreeingReleases[0]?.probability_of_1)),
    agreeingCalls: agreeingReleases[0]?.calls,
    differingCalls: differingReleases[0]?.calls,
    callDifference: ours.circuit.operations.length - theirs.circuit.operations.length,
    theirBlocksInWords: theirs.blocks === 1 ? "one" : theirs.blocks,
    refusals: constructs
      .map(({ name }) => outcomeOf(name))
      .filter(({ engine }) => engine !== "accepted")
      .map(({ construct, engine }) => [construct, engine.replace(/^refused: /, "")]),
    releases: releases.map(({ version }) => version).join(", "),
  },
};
