import { expect, it } from "vitest";
import { pair } from "../../circuit/build.ts";
import { ghz, qft } from "../../circuit/families.ts";
import { isTwoQubit } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import { type Coupling, full, grid, heavyHex, line, tokyo } from "../coupling.ts";
import { blockDag } from "./dag.ts";
import { embeddedLayout } from "./embedding.ts";

const circle = { qubits: 8, operations: range(8).map((k) => pair("cx", k, (k + 1) % 8)) };

/** All pairs of the first qubits. */
function clique(size: number, qubits: number) {
  return { qubits, operations: full(size).edges.map((edge) => pair("cx", ...edge)) };
}

it.each([
  ["a line", ghz(16), grid(4, 4)],
  ["a line", ghz(16), heavyHex(27)],
  ["a line as long as the device has qubits", ghz(42), grid(6, 7)],
  ["a circle", circle, grid(4, 4)],
  ["a triangle", clique(3, 4), tokyo()],
  ["four, each with each", clique(4, 5), tokyo()],
] as const)("makes neighbors of all that meet: %s", (_, circuit, device: Coupling) => {
  const layout = embeddedLayout(blockDag(circuit), device);
  for (const { qubits } of circuit.operations.filter(isTwoQubit)) {
    const [a, b] = qubits.map((qubit) => layout[qubit]);
    expect(device.distance[a * device.size + b]).toBe(1);
  }
});

it.each([
  ["what fits in part", qft(8), grid(3, 3)],
  ["what hardly fits", qft(5), heavyHex(7)],
  ["nothing", { qubits: 3, operations: [] }, grid(2, 2)],
] as const)("gives each qubit a place of its own: %s", (_, circuit, device: Coupling) => {
  const layout = embeddedLayout(blockDag(circuit), device);
  expect(layout.toSorted((a, b) => a - b)).toEqual([...device.neighbors.keys()]);
});

it("lets the first pairs be neighbors and puts the rest near what it meets", () => {
  const star = { qubits: 6, operations: [1, 2, 3, 4, 5].map((k) => pair("cx", 0, k)) };
  for (const device of [line(8), grid(3, 3), heavyHex(16)]) {
    const [center, ...around] = embeddedLayout(blockDag(star), device);
    const distances = device.distance.subarray(center * device.size, (center + 1) * device.size);
    const nearest = distances.toSorted().slice(1, 6);
    expect(around.slice(0, 5).map((place) => distances[place])).toEqual([...nearest]);
  }
});
