import { expect, it } from "vitest";
import { pair } from "#app/engine/circuit/build.ts";
import { ghz, qft } from "#app/engine/circuit/families.ts";
import { type Coupling, grid, heavyHex } from "./coupling.ts";
import { embeddedLayout } from "./embedding.ts";
import { routingProblem } from "./routing-problem.ts";

const circle = {
  qubits: 8,
  operations: Array.from({ length: 8 }, (_, k) => pair("cx", k, (k + 1) % 8)),
};

it.each([
  ["a line", ghz(16), grid(4, 4)],
  ["a line", ghz(16), heavyHex(27)],
  ["a circle", circle, grid(4, 4)],
] as const)("makes neighbors of all that meet: %s", (_, circuit, device: Coupling) => {
  const layout = embeddedLayout(routingProblem(circuit), device);
  for (const { qubits } of circuit.operations.slice(1)) {
    const [a, b] = qubits.map((qubit) => layout[qubit]);
    expect(device.distance[a * device.size + b]).toBe(1);
  }
});

it.each([
  ["what fits in part", qft(8), grid(3, 3)],
  ["what hardly fits", qft(5), heavyHex(7)],
  ["nothing", { qubits: 3, operations: [] }, grid(2, 2)],
] as const)("gives each qubit a place of its own: %s", (_, circuit, device: Coupling) => {
  const layout = embeddedLayout(routingProblem(circuit), device);
  expect(layout.toSorted((a, b) => a - b)).toEqual([...device.neighbors.keys()]);
});
