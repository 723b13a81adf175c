import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit, anyGate } from "../circuit/arbitrary.test-support.ts";
import { fixed, pair, rotation } from "../circuit/build.ts";
import { qft } from "../circuit/families.ts";
import type { Gate } from "../circuit/gate.ts";
import { matrixOf } from "../circuit/matrix.ts";
import { seeded } from "../random.ts";
import { createSampler, marginal, probabilities } from "./sampling.ts";
import {
  applyOperation,
  basisState,
  fidelity,
  pauliExpectation,
  runStatevector,
  type State,
} from "./statevector.ts";

/** The definition: every amplitude from the gate's full matrix, with no kernel. */
function byDefinition({ qubits, re, im }: State, gate: Gate): State {
  const matrix = matrixOf(gate);
  const size = 2 ** gate.qubits.length;
  const result = { qubits, re: new Float64Array(re.length), im: new Float64Array(im.length) };
  const place = (index: number, bits: number) =>
    gate.qubits.reduce((at, q, k) => (at & ~(1 << q)) | (((bits >> k) & 1) << q), index);
  for (let index = 0; index < re.length; index++) {
    const row = gate.qubits.reduce((bits, q, k) => bits | (((index >> q) & 1) << k), 0);
    for (let column = 0; column < size; column++) {
      const from = place(index, column);
      const [a, b] = matrix.subarray(2 * (row * size + column));
      result.re[index] += a * re[from] - b * im[from];
      result.im[index] += a * im[from] + b * re[from];
    }
  }
  return result;
}

function expectClose(a: State, b: State) {
  for (let k = 0; k < a.re.length; k++) {
    expect(a.re[k]).toBeCloseTo(b.re[k], 11);
    expect(a.im[k]).toBeCloseTo(b.im[k], 11);
  }
}

describe("statevector kernels", () => {
  it("do what the gate's matrix says, for every gate", () => {
    fc.assert(
      fc.property(anyCircuit(4, 8), anyGate(4), (circuit, gate) => {
        const state = runStatevector(circuit);
        const expected = byDefinition(state, gate);
        applyOperation(state, gate);
        expectClose(state, expected);
      }),
      { numRuns: 400 },
    );
  });

  it("take qubit 0 as the least significant bit and the first qubit as the control", () => {
    const state = basisState(3, 0b001);
    applyOperation(state, pair("cx", 0, 2));
    expect(Array.from(state.re)).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  });

  it("transform a basis state into its Fourier series", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 31 }), (input) => {
        const { re, im } = runStatevector(qft(5), basisState(5, input));
        for (let k = 0; k < 32; k++) {
          expect(re[k]).toBeCloseTo(Math.cos((2 * Math.PI * input * k) / 32) / Math.sqrt(32), 12);
          expect(im[k]).toBeCloseTo(Math.sin((2 * Math.PI * input * k) / 32) / Math.sqrt(32), 12);
        }
      }),
      { seed: 17 },
    );
  });

  it("find a marked item of eight by two Grover steps as often as theory says", () => {
    const all = [0, 1, 2];
    const each = (name: "h" | "x") => all.map((q) => fixed(name, q));
    const ccz: Gate[] = [fixed("h", 2), { name: "ccx", qubits: [0, 1, 2] }, fixed("h", 2)];
    const step = [...ccz, ...each("h"), ...each("x"), ...ccz, ...each("x"), ...each("h")];
    const state = runStatevector({ qubits: 3, operations: [...each("h"), ...step, ...step] });
    const found = Math.sin(5 * Math.asin(1 / Math.sqrt(8))) ** 2;
    expect(probabilities(state)[7]).toBeCloseTo(found, 12);
  });

  it("refuse a register beyond the memory limit with its size", () => {
    expect(() => basisState(30)).toThrow("30 qubits needs 16 GiB, more than the limit of 1 GiB");
    expect(() => basisState(11, 0, 2 ** 14)).toThrow("32 KiB");
    expect(() => basisState(0)).toThrow("at least one qubit");
  });
});

describe("readings of a statevector", () => {
  const bell = runStatevector({ qubits: 2, operations: [fixed("h", 0), pair("cx", 0, 1)] });

  it("correlate a Bell pair by the cosine of the angle between the axes", () => {
    for (const angle of [0, 0.3, 1.1, Math.PI / 2]) {
      const turned = runStatevector({ qubits: 2, operations: [rotation("ry", angle, 1)] }, bell);
      const zz = pauliExpectation(turned, [
        { qubit: 0, axis: "z" },
        { qubit: 1, axis: "z" },
      ]);
      expect(zz).toBeCloseTo(Math.cos(angle), 12);
    }
  });

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
    expect(Array.from(marginal(probabilities(state), [2, 0]))).toEqual([
      0,
      expect.closeTo(1, 12),
      0,
      0,
    ]);
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
    const turned = (name: "z" | "rz", qubit: number) =>
      runStatevector(
        {
          qubits: 2,
          operations: [name === "z" ? fixed("z", qubit) : rotation("rz", 2 * Math.PI, qubit)],
        },
        bell,
      );
    expect(fidelity(bell, turned("z", 0))).toBeCloseTo(0, 12);
    expect(fidelity(bell, turned("rz", 0))).toBeCloseTo(1, 12);
  });
});
