import { describe, expect, it } from "vitest";
import { fixed, pair, rotation } from "../circuit/build.ts";
import type { Gate } from "../circuit/gate.ts";
import { seeded } from "../random.ts";
import {
  createSampler,
  fidelity,
  marginal,
  pauliExpectation,
  probabilities,
  runStatevector,
} from "./statevector.ts";

describe("readings of a statevector", () => {
  const bell = runStatevector({ qubits: 2, operations: [fixed("h", 0), pair("cx", 0, 1)] });

  it("give Pauli expectations of single and paired axes", () => {
    const state = runStatevector({
      qubits: 2,
      operations: [rotation("ry", 0.7, 0), rotation("rz", 0.4, 0)],
    });
    const along = (axis: "x" | "y" | "z") => pauliExpectation(state, [{ qubit: 0, axis }]);
    expect(along("x")).toBeCloseTo(Math.sin(0.7) * Math.cos(0.4), 12);
    expect(along("y")).toBeCloseTo(Math.sin(0.7) * Math.sin(0.4), 12);
    expect(along("z")).toBeCloseTo(Math.cos(0.7), 12);
    const yy = [0, 1].map((qubit) => ({ qubit, axis: "y" }) as const);
    expect(pauliExpectation(bell, yy)).toBeCloseTo(-1, 12);
  });

  it("give marginals in the order asked for", () => {
    const state = runStatevector({ qubits: 3, operations: [fixed("x", 2), fixed("h", 1)] });
    const ofTwo = marginal(probabilities(state), [2, 0]);
    expect([...ofTwo]).toEqual([0, expect.closeTo(1, 12), 0, 0]);
  });

  it("draw shots by the probabilities, the same for the same seed", () => {
    const state = runStatevector({ qubits: 2, operations: [rotation("ry", 2, 1)] });
    const draw = (seed: number) => {
      const sample = createSampler(probabilities(state), seeded(seed));
      return Array.from({ length: 20_000 }, () => sample());
    };
    const drawn = draw(5);
    expect(drawn).toEqual(draw(5));
    expect(new Set(drawn)).toEqual(new Set([0, 2]));
    const expected = 20_000 * Math.sin(1) ** 2;
    expect(Math.abs(drawn.filter((index) => index === 2).length - expected)).toBeLessThan(300);
  });

  it("see a relative phase and no global phase in the fidelity", () => {
    const after = (gate: Gate) => runStatevector({ qubits: 2, operations: [gate] }, bell);
    expect(fidelity(bell, after(fixed("z", 0)))).toBeCloseTo(0, 12);
    expect(fidelity(bell, after(rotation("rz", 2 * Math.PI, 0)))).toBeCloseTo(1, 12);
  });
});
