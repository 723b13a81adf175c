import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit } from "../circuit/arbitrary.test-support.ts";
import { pair, rotation } from "../circuit/build.ts";
import { ghz } from "../circuit/families.ts";
import { seeded } from "../random.ts";
import { mpsBytes } from "./memory.ts";
import { runMps } from "./mps.ts";
import { bondDimensions, createMpsSampler, heldBytes, mpsToState } from "./mps-readings.ts";
import { fidelity, probabilities, runStatevector } from "./statevector.ts";

describe("matrix product state", () => {
  it("equals the statevector when bonds suffice, for every gate and distance", () => {
    fc.assert(
      fc.property(anyCircuit(6, 25), (circuit) => {
        const exact = runStatevector(circuit);
        const mps = runMps(circuit, { maxBond: 8 });
        expect(fidelity(mpsToState(mps), exact)).toBeCloseTo(1, 10);
        expect(mps.keptWeight).toBeCloseTo(1, 12);
        expect(Math.max(...bondDimensions(mps))).toBeLessThanOrEqual(8);
      }),
      { numRuns: 120 },
    );
  });

  it("draws by the probabilities, by qubit wherever its site has moved", () => {
    const circuit = {
      qubits: 3,
      operations: [rotation("ry", 1.2, 0), pair("cx", 0, 2), rotation("ry", 0.8, 1)],
    };
    const exact = probabilities(runStatevector(circuit));
    const mps = runMps(circuit, { maxBond: 4 });
    expect(mps.order).not.toEqual([0, 1, 2]);
    const draw = createMpsSampler(mps, seeded(2));
    const counts = new Float64Array(8);
    for (let shot = 0; shot < 20_000; shot++) counts[Number(`0b${draw().toReversed().join("")}`)]++;
    for (const [k, p] of exact.entries()) {
      expect(Math.abs(counts[k] / 20_000 - p)).toBeLessThan(5 * Math.sqrt(p / 20_000) + 1e-9);
    }
  });

  it("holds a GHZ state of 60 qubits in bonds of two", () => {
    const mps = runMps(ghz(60), { maxBond: 16 });
    expect(bondDimensions(mps)).toEqual(Array(59).fill(2));
    expect(heldBytes(mps)).toBe(mpsBytes(60, 2));
    const draw = createMpsSampler(mps, seeded(3));
    const drawn = new Set(Array.from({ length: 20 }, () => draw().join("")));
    expect([...drawn].sort()).toEqual(["0".repeat(60), "1".repeat(60)]);
  });

  it("loses what it truncates: the kept weight estimates the fidelity", () => {
    const random = seeded(4);
    const operations = Array.from({ length: 6 }, (_, layer) =>
      Array.from({ length: 8 }, (_, q) => [
        rotation("ry", 6 * random(), q),
        rotation("rz", 6 * random(), q),
        ...(q % 2 === layer % 2 && q < 7 ? [pair("cx", q, q + 1)] : []),
      ]).flat(),
    ).flat();
    const circuit = { qubits: 8, operations };
    const exact = runStatevector(circuit);
    const fidelities = [2, 4, 8, 16].map((maxBond) => {
      const mps = runMps(circuit, { maxBond });
      const reached = fidelity(mpsToState(mps), exact);
      expect(Math.abs(reached - mps.keptWeight)).toBeLessThan(0.25);
      return reached;
    });
    expect(fidelities).toEqual([...fidelities].sort((a, b) => a - b));
    expect(fidelities[0]).toBeLessThan(0.9);
    expect(fidelities[3]).toBeCloseTo(1, 10);
  });
});
