import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCliffordCircuit } from "../../circuit/arbitrary.test-support.ts";
import { fixed, pair } from "../../circuit/build.ts";
import { toBasis } from "../../circuit/decompose.ts";
import type { Gate } from "../../circuit/gate.ts";
import { compile } from "../compile.ts";
import { grid } from "../coupling.ts";
import { verdictOf } from "../verify/in-place.test-support.ts";
import { verify } from "../verify/verify.ts";
import { resynthesizeClifford } from "./clifford-beam.ts";

it("resynthesizes any Clifford circuit, signs and the order of its qubits included", () => {
  const circuits = fc.integer({ min: 2, max: 5 }).chain((qubits) => anyCliffordCircuit(qubits, 60));
  fc.assert(
    fc.property(circuits, (program) => {
      const source = toBasis(program, "cx");
      const found = resynthesizeClifford(source, 60);
      if (found === undefined) throw new Error("the search found none");
      expect(verdictOf(source, found.circuit, found.permutation)).toBe("proved");
    }),
    { numRuns: 60 },
  );
});

it("lets the compiler take fewer CX than gates that only step aside leave", () => {
  // The encoder of the five-qubit code, written as SWAPs to and from one qubit.
  const visit = (a: number): Gate[] => [pair("cx", a, 2), fixed("h", 2), pair("cx", a, 2)];
  const operations = [0, 1, 3, 4, 1, 0, 4, 3].flatMap((a): Gate[] => [
    fixed("h", a),
    ...visit(a),
    fixed("s", a),
    pair("cx", 2, a),
  ]);
  const source = { qubits: 5, operations };
  const compiled = compile(source, grid(2, 3), { trials: 4, states: 0 });
  expect(verify(source, compiled).verdict).toBe("proved");
  expect(compiled.counts.twoQubit).toBeLessThanOrEqual(14);
});

it.each([
  ["a T gate", fixed("t", 0)],
  ["a barrier", { name: "barrier", qubits: [0] } as const],
])("leaves alone what holds %s", (_, other) => {
  expect(
    resynthesizeClifford({ qubits: 2, operations: [pair("cx", 0, 1), other] }, 9),
  ).toBeUndefined();
});

it("ends where nothing has fewer", () => {
  const source = { qubits: 4, operations: [0, 1, 2].map((k) => pair("cx", k, k + 1)) };
  expect(resynthesizeClifford(source, 3)).toBeUndefined();
});
