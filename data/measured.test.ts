import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  extrapolatedEnergy,
  ironSulfurRows,
  largestRun,
  millihartreeAbovePublished,
  PUBLISHED_ENERGY,
} from "./iron-sulfur.ts";
import { aboveHeatBath, nitrogenRows } from "./nitrogen.ts";
import {
  betterPeer,
  cases,
  fourierCases,
  heldOutCases,
  heldOutMachine,
  otherCases,
  type PeerCase,
  peersAgainst,
  slowdowns,
} from "./peers.ts";
import { geometricMean } from "./statistics.ts";

const readme = ["README.md", "docs/compiler.md"]
  .map((file) => new URL(`../packages/quantum/${file}`, import.meta.url))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  .replaceAll(/\s+/g, " ");

const meanOf = (some: readonly PeerCase[]) => peersAgainst(some, "cx").mean.toFixed(2);
/** Rows with fewer CX than the better of the others, with as many, with more. */
const counts = (some: readonly PeerCase[]) =>
  [-1, 0, 1]
    .map(
      (sign) =>
        some.filter((row) => Math.sign(row.by.ours.cx - betterPeer(row).cx) === sign).length,
    )
    .join(", ");

it.each([
  `${cases.length} of MQT Bench, QASMBench and SABRE's paper, all seen while the compiler was changed | ${meanOf(cases)} | ${counts(cases)} |`,
  `the same without the ${fourierCases.length} rows that hold a Fourier transform | ${meanOf(otherCases)} |`,
  `${heldOutCases.length} drawn with seed ${heldOutMachine.seed} after release ${heldOutMachine.release} was frozen, ${Math.min(...heldOutCases.map(({ qubits }) => qubits))} to ${Math.max(...heldOutCases.map(({ qubits }) => qubits))} qubits | ${meanOf(heldOutCases)} | ${counts(heldOutCases)} |`,
  `faster in ${slowdowns.filter((times) => times > 1).length} of the ${heldOutCases.length} held-out rows, ${Math.round(geometricMean(slowdowns).mean)} times in the geometric mean`,
  `up to ${Math.round(Math.max(...slowdowns))} times`,
  `tket was not run in ${cases.filter(({ by }) => by.tket === undefined).length} rows`,
])("the compiler's README says what was measured: %s", (sentence) => {
  expect(readme).toContain(sentence);
});

describe("the iron-sulfur cluster", () => {
  it("falls towards the published energy as the bond dimension grows, and stays above it", () => {
    for (const [k, row] of ironSulfurRows.slice(1).entries()) {
      expect(row.bondDimension).toBeGreaterThan(ironSulfurRows[k].bondDimension);
      expect(row.energy).toBeLessThan(ironSulfurRows[k].energy);
      expect(row.discardedWeight).toBeLessThan(ironSulfurRows[k].discardedWeight);
    }
    for (const { energy } of ironSulfurRows) expect(energy).toBeGreaterThan(PUBLISHED_ENERGY);
    expect(millihartreeAbovePublished(largestRun.energy)).toBeLessThan(1);
  });

  it("extrapolates to within half a millihartree of it", () => {
    expect(extrapolatedEnergy).toBeLessThan(largestRun.energy);
    expect(Math.abs(millihartreeAbovePublished(extrapolatedEnergy))).toBeLessThan(0.5);
  });
});

describe("nitrogen", () => {
  it("lies near heat-bath CI at every length", () => {
    expect(aboveHeatBath.map(({ bohr }) => bohr)).toEqual(nitrogenRows.map(({ bohr }) => bohr));
    for (const { milli } of aboveHeatBath) expect(Math.abs(milli)).toBeLessThan(0.6);
  });
});
