import { expect, it } from "vitest";
import { pair } from "../src/circuit/build.ts";
import { toBasis } from "../src/circuit/decompose.ts";
import { ghz, randomCircuit } from "../src/circuit/families.ts";
import { routesBySabre } from "../src/compiler/baselines/sabre.ts";
import { full, line, ring } from "../src/compiler/coupling.ts";
import { fewestSwaps } from "./exact-swaps.ts";

const triangle = {
  qubits: 3,
  operations: [pair("cx", 0, 1), pair("cx", 1, 2), pair("cx", 0, 2)],
};

it("needs no SWAP where every pair is coupled, or where a layout serves all gates", () => {
  expect(fewestSwaps(triangle, full(3))).toBe(0);
  expect(fewestSwaps(triangle, ring(3))).toBe(0);
  expect(fewestSwaps(ghz(5), line(5))).toBe(0);
});

it("needs one for a triangle on a line, and two for two rounds of it in other orders", () => {
  expect(fewestSwaps(triangle, line(3))).toBe(1);
  const twice = { qubits: 3, operations: [...triangle.operations, ...triangle.operations] };
  expect(fewestSwaps(twice, line(3))).toBe(2);
});

it("is never above what a router finds", () => {
  for (const seed of [1, 2, 3, 4]) {
    const circuit = toBasis(randomCircuit(4, 24, seed), "cx");
    const [routed] = routesBySabre(circuit, line(4), { seed, trials: 5, keep: 1 });
    const swaps = routed.circuit.operations.filter(({ name }) => name === "swap").length;
    expect(fewestSwaps(circuit, line(4))).toBeLessThanOrEqual(swaps);
  }
});
