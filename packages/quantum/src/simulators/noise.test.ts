import { describe, expect, it } from "vitest";
import { fixed, pair, rotation } from "../circuit/build.ts";
import type { Circuit } from "../circuit/gate.ts";
import { seeded } from "../random.ts";
import { densityProbabilities, purity, runDensityMatrix } from "./density.ts";
import { type NoiseModel, noiseless, noisyShot, runTrajectory } from "./noise.ts";
import { probabilities } from "./statevector.ts";

const circuit: Circuit = {
  qubits: 3,
  operations: [
    fixed("h", 0),
    pair("cx", 0, 1),
    rotation("ry", 0.9, 2),
    { name: "ccx", qubits: [0, 2, 1] },
    fixed("h", 1),
    pair("cx", 1, 2),
    rotation("rx", 0.4, 0),
  ],
};

const strong: NoiseModel = {
  depolarizing1: 0.05,
  depolarizing2: 0.1,
  damping: 0.08,
  readout: 0.03,
};

/** The distribution after each bit is misread with that probability. */
function readWithErrors(distribution: Float64Array, { readout }: NoiseModel): Float64Array {
  let read = distribution;
  for (let bit = 1; bit < distribution.length; bit *= 2) {
    const before = read;
    read = before.map((p, k) => (1 - readout) * p + readout * before[k ^ bit]);
  }
  return read;
}

describe("noise in the density matrix", () => {
  it("mixes one qubit fully at a rate of three quarters", () => {
    const noise = { ...noiseless, depolarizing1: 0.75 };
    const density = runDensityMatrix({ qubits: 1, operations: [rotation("ry", 0.6, 0)] }, noise);
    expect(Array.from(density.re)).toEqual([0.5, 0, 0, 0.5].map((x) => expect.closeTo(x, 12)));
    expect(purity(density)).toBeCloseTo(0.5, 12);
  });

  it("shortens a Pauli expectation by 1 - 16p/15 after a two-qubit gate", () => {
    const noise = { ...noiseless, depolarizing2: 0.3 };
    const bell = { qubits: 2, operations: [fixed("h", 0), pair("cx", 0, 1)] };
    const [p00, p01, p10, p11] = densityProbabilities(runDensityMatrix(bell, noise));
    expect(p00 + p11 - p01 - p10).toBeCloseTo(1 - (16 * 0.3) / 15, 12);
  });

  it("lets an excited qubit fall with the damping probability, and its coherences fade", () => {
    const noise = { ...noiseless, damping: 0.2 };
    const { re } = runDensityMatrix({ qubits: 1, operations: [fixed("h", 0)] }, noise);
    const coherence = Math.sqrt(0.8) / 2;
    expect([...re]).toEqual([0.6, coherence, coherence, 0.4].map((x) => expect.closeTo(x, 12)));
    const twice = { qubits: 1, operations: [fixed("x", 0), fixed("id", 0)] };
    expect(densityProbabilities(runDensityMatrix(twice, noise))[1]).toBeCloseTo(0.64, 12);
  });
});

describe("trajectories", () => {
  const exact = densityProbabilities(runDensityMatrix(circuit, strong));

  it("average to the density matrix", () => {
    const random = seeded(11);
    const runs = 6000;
    const sums = new Float64Array(8);
    const squares = new Float64Array(8);
    for (let run = 0; run < runs; run++) {
      for (const [k, p] of probabilities(runTrajectory(circuit, strong, random)).entries()) {
        sums[k] += p;
        squares[k] += p * p;
      }
    }
    for (const [k, p] of exact.entries()) {
      const mean = sums[k] / runs;
      const error = Math.sqrt((squares[k] / runs - mean * mean) / runs);
      expect(Math.abs(mean - p)).toBeLessThan(4.5 * error);
      expect(error).toBeLessThan(0.005);
    }
  });

  it("give shots with readout errors as the density matrix predicts", () => {
    const random = seeded(12);
    const shots = 8000;
    const counts = new Float64Array(8);
    for (let shot = 0; shot < shots; shot++) counts[noisyShot(circuit, strong, random)]++;
    for (const [k, p] of readWithErrors(exact, strong).entries()) {
      expect(Math.abs(counts[k] / shots - p)).toBeLessThan(4.5 * Math.sqrt((p * (1 - p)) / shots));
    }
  });
});
