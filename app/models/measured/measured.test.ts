import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  bytesPerSecond,
  COPY_BYTES_PER_SECOND,
  DATA_SHEET_BYTES_PER_SECOND,
  fusionGain,
  gpuDifference,
  gpuRow,
  gpuRows,
  secondsFor,
} from "./gpu.ts";
import {
  abovePublished,
  extrapolatedEnergy,
  ironSulfurRows,
  largestRun,
  lineThrough,
  PUBLISHED_ENERGY,
} from "./iron-sulfur.ts";
import {
  aboveHeatBath,
  abovePublished as nitrogenAbovePublished,
  nitrogenRows,
  nitrogenStages,
} from "./nitrogen.ts";
import {
  betterPeer,
  cases,
  fourierCases,
  heldOutCases,
  otherCases,
  type PeerCase,
  peersAgainst,
} from "./peers.ts";

const readme = ["README.md", "docs/compiler.md"]
  .map((file) => new URL(`../../../packages/quantum/${file}`, import.meta.url))
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
const slowdowns = cases
  .map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds)
  .filter((slowdown) => slowdown > 1);

it.each([
  `${cases.length} of MQT Bench, QASMBench and SABRE's paper, all seen while the compiler was changed | ${meanOf(cases)} | ${counts(cases)} |`,
  `the same without the ${fourierCases.length} rows that rest on a Fourier transform | ${meanOf(otherCases)} |`,
  `${heldOutCases.length} drawn by a seed after release 1.0.0 was frozen (commit 4443f557) and compiled by today's, three to eight qubits | ${meanOf(heldOutCases)} | ${counts(heldOutCases)} |`,
  `faster in ${slowdowns.length} of the ${cases.length} rows, up to ${Math.ceil(Math.max(...slowdowns))} times`,
  `tket was not run in ${cases.filter(({ by }) => by.tket === undefined).length} rows`,
])("the compiler's README says what was measured: %s", (sentence) => {
  expect(readme).toContain(sentence);
});

describe("the times of the GPU", () => {
  it("has both ways in both precisions, from 20 to 33 qubits", () => {
    expect(gpuRows).toHaveLength(2 * 2 * 14);
    for (let qubits = 20; qubits <= 33; qubits++) {
      for (const precision of ["single", "double"] as const) {
        const fused = gpuRow(precision, qubits, "fused");
        expect(fused.gates).toBe(gpuRow(precision, qubits, "one kernel a gate").gates);
        expect(fusionGain(precision, qubits)).toBeGreaterThan(1);
        // A fused pass reads and writes every amplitude once.
        const amplitude = precision === "double" ? 16 : 8;
        expect(fused.bytesMoved).toBe(fused.passes * 2 * amplitude * 2 ** qubits);
      }
    }
    expect(() => gpuRow("double", 19, "fused")).toThrow("at 19");
  });

  it("moves bytes no faster than a copy, and a copy no faster than the data sheet", () => {
    expect(COPY_BYTES_PER_SECOND).toBeLessThan(DATA_SHEET_BYTES_PER_SECOND);
    // Smaller states stay in the cache.
    const large = gpuRows.filter(({ qubits }) => qubits >= 24);
    for (const row of large) expect(bytesPerSecond(row)).toBeLessThan(COPY_BYTES_PER_SECOND);
  });

  it("agrees with our simulator", () => {
    expect(gpuDifference).toBeLessThan(1e-15);
  });

  it("scales a time by the number of gates", () => {
    const row = gpuRow("double", 30, "fused");
    expect(secondsFor(2 * row.gates, row)).toBeCloseTo(2 * row.seconds, 12);
  });
});

describe("the iron-sulfur cluster", () => {
  it("draws a line through points", () => {
    const [origin, one, two] = [
      [0, 0],
      [1, 2],
      [2, 1],
    ] as const;
    expect(lineThrough([origin, one])(3)).toBeCloseTo(6, 12);
    expect(lineThrough([origin, one, two])(0)).toBeCloseTo(0.5, 12);
  });

  it("falls towards the published energy as the bond dimension grows, and stays above it", () => {
    for (const [k, row] of ironSulfurRows.slice(1).entries()) {
      expect(row.bondDimension).toBeGreaterThan(ironSulfurRows[k].bondDimension);
      expect(row.energy).toBeLessThan(ironSulfurRows[k].energy);
      expect(row.discardedWeight).toBeLessThan(ironSulfurRows[k].discardedWeight);
    }
    for (const { energy } of ironSulfurRows) expect(energy).toBeGreaterThan(PUBLISHED_ENERGY);
    expect(abovePublished(largestRun.energy)).toBeLessThan(1);
  });

  it("extrapolates to within half a millihartree of it", () => {
    expect(extrapolatedEnergy).toBeLessThan(largestRun.energy);
    expect(Math.abs(abovePublished(extrapolatedEnergy))).toBeLessThan(0.5);
  });
});

describe("nitrogen", () => {
  it("has a length once, in order, and ends each at the same bond dimension", () => {
    const lengths = nitrogenRows.map(({ bohr }) => bohr);
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
    expect(new Set(nitrogenRows.map(({ bondDimension }) => bondDimension)).size).toBe(1);
  });

  it("loses energy as the bond dimension grows, down to the published one", () => {
    for (const [k, { bohr, bondDimension, energy, meanField }] of nitrogenStages.entries()) {
      expect(energy).toBeLessThan(meanField);
      const before = nitrogenStages[k - 1];
      if (before?.bohr !== bohr) continue;
      expect(bondDimension).toBeGreaterThan(before.bondDimension);
      expect(energy).toBeLessThan(before.energy);
    }
    const distances = nitrogenAbovePublished(10);
    expect(distances.length).toBeGreaterThanOrEqual(2);
    for (const { milli } of distances) {
      expect(milli).toBeGreaterThan(0);
      expect(milli).toBeLessThan(1);
    }
  });

  it("lies above the published energies of all electrons by what the core adds, which changes slowly", () => {
    const distances = nitrogenAbovePublished(14);
    expect(distances.length).toBeGreaterThan(nitrogenRows.length / 2);
    for (const [k, { milli }] of distances.entries()) {
      expect(milli).toBeGreaterThan(2);
      expect(milli).toBeLessThan(5);
      if (k > 0) expect(Math.abs(milli - distances[k - 1].milli)).toBeLessThan(1);
    }
  });

  it("lies near heat-bath CI at every length", () => {
    expect(aboveHeatBath.map(({ bohr }) => bohr)).toEqual(nitrogenRows.map(({ bohr }) => bohr));
    for (const { milli } of aboveHeatBath) expect(Math.abs(milli)).toBeLessThan(0.6);
  });
});
