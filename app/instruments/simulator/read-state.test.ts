import { ghz, vqe } from "@adyakshar/quantum/circuit";
import { runStatevector } from "@adyakshar/quantum/simulators";
import { describe, expect, it } from "vitest";
import { latticeOf, likeliestOf, MAX_LISTED_OUTCOMES, vectorsOf } from "./read-state.ts";

describe("the lattice", () => {
  it("holds the whole probability, whether a dot is one amplitude or many", () => {
    for (const qubits of [1, 2, 5, 12, 14]) {
      const lattice = latticeOf(runStatevector(vqe(qubits)));
      expect(lattice.moduli.length).toBe(2 ** (lattice.across + lattice.down));
      expect(lattice.across + lattice.down + lattice.within).toBe(qubits);
      const total = lattice.moduli.reduce((sum, modulus) => sum + modulus ** 2, 0);
      expect(total).toBeCloseTo(1, 5);
    }
  });
});

describe("the likeliest outcomes", () => {
  it("are all there are, in order", () => {
    const found = likeliestOf(runStatevector(ghz(5)));
    expect(found.map(({ bits }) => bits)).toEqual(["00000", "11111"]);
    for (const { probability } of found) expect(probability).toBeCloseTo(0.5, 9);
  });

  it("are the largest of many", () => {
    const state = runStatevector(vqe(8));
    const sorted = Array.from(state.re, (re, k) => re ** 2 + state.im[k] ** 2).sort(
      (a, b) => b - a,
    );
    const found = likeliestOf(state);
    expect(found.length).toBe(MAX_LISTED_OUTCOMES);
    for (const [k, { probability }] of found.entries())
      expect(probability).toBeCloseTo(sorted[k], 8);
  });
});

it("a qubit alone points where its state does, and nowhere when it is entangled", () => {
  const [up, across] = vectorsOf(
    runStatevector({
      qubits: 2,
      operations: [
        { name: "h", qubits: [1] },
        { name: "s", qubits: [1] },
      ],
    }),
  );
  expect(up.map((part) => Math.round(part * 1e9) / 1e9)).toEqual([0, 0, 1]);
  expect(across.map((part) => Math.round(part * 1e9) / 1e9)).toEqual([0, 1, 0]);
  for (const vector of vectorsOf(runStatevector(ghz(4))))
    expect(Math.hypot(...vector)).toBeCloseTo(0, 9);
});
