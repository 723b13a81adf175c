import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit, anyGate } from "./arbitrary.ts";
import { bellCircuit, ghzCircuit, qftCircuit } from "./circuits.ts";
import { matrixOf, pair } from "./gates.ts";
import {
  amplitude,
  applyGate,
  basisState,
  fidelity,
  permuteQubits,
  probabilities,
  run,
} from "./statevector.ts";

describe("gates", () => {
  it("are unitary", () => {
    fc.assert(
      fc.property(anyGate(3), (gate) => {
        const matrix = matrixOf(gate);
        for (const [i, row] of matrix.entries()) {
          for (const [j, other] of matrix.entries()) {
            let re = 0;
            let im = 0;
            for (const [k, [a, b]] of row.entries()) {
              const [c, d] = other[k] ?? [0, 0];
              re += a * c + b * d;
              im += b * c - a * d;
            }
            expect(re).toBeCloseTo(i === j ? 1 : 0, 12);
            expect(im).toBeCloseTo(0, 12);
          }
        }
      }),
    );
  });

  it("take the first qubit of CX as the control", () => {
    expect(amplitude(applyGate(basisState(2, 0b01), pair("CX", 0, 1)), 0b11)).toEqual([1, 0]);
    expect(amplitude(applyGate(basisState(2, 0b10), pair("CX", 0, 1)), 0b10)).toEqual([1, 0]);
  });
});

describe("states", () => {
  it("keep probabilities that sum to one", () => {
    fc.assert(
      fc.property(anyCircuit(4, 30), (circuit) => {
        const total = probabilities(run(circuit, basisState(4))).reduce((a, b) => a + b, 0);
        expect(total).toBeCloseTo(1, 10);
      }),
    );
  });

  it("reach the Bell state exactly", () => {
    const bell = run(bellCircuit(), basisState(2));
    expect(Array.from(bell.re)).toEqual([Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
    expect(Array.from(bell.im)).toEqual([0, 0, 0, 0]);
  });

  it.each([3, 5, 8])("reach the GHZ state of %i qubits exactly", (qubits) => {
    const ghz = probabilities(run(ghzCircuit(qubits), basisState(qubits)));
    const ends = [0, ghz.length - 1];
    for (const [index, probability] of ghz.entries()) {
      expect(probability).toBeCloseTo(ends.includes(index) ? 0.5 : 0, 14);
    }
  });

  it("are Fourier transformed exactly", () => {
    const size = fc.integer({ min: 1, max: 5 });
    const cases = size.chain((n) =>
      fc.tuple(fc.constant(n), fc.integer({ min: 0, max: 2 ** n - 1 })),
    );
    fc.assert(
      fc.property(cases, ([qubits, input]) => {
        const output = run(qftCircuit(qubits), basisState(qubits, input));
        const n = 2 ** qubits;
        for (let k = 0; k < n; k++) {
          const [re, im] = amplitude(output, k);
          expect(re).toBeCloseTo(Math.cos((2 * Math.PI * input * k) / n) / Math.sqrt(n), 12);
          expect(im).toBeCloseTo(Math.sin((2 * Math.PI * input * k) / n) / Math.sqrt(n), 12);
        }
      }),
    );
  });

  it("are permuted as SWAP gates permute them", () => {
    fc.assert(
      fc.property(anyCircuit(3, 12), (circuit) => {
        const state = run(circuit, basisState(3));
        const swapped = run([pair("SWAP", 0, 1), pair("SWAP", 1, 2)], state);
        expect(fidelity(permuteQubits(state, [2, 0, 1]), swapped)).toBeCloseTo(1, 10);
      }),
    );
  });
});
