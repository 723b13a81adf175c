import { expect, it } from "vitest";
import { full, grid, heavyHex, line, ring, tokyo } from "../coupling.ts";
import { embed } from "./embedding.ts";

it.each([
  ["a line", line(16), grid(4, 4)],
  ["a line", line(16), heavyHex(27)],
  ["a line as long as the device has qubits", line(42), grid(6, 7)],
  ["a circle", ring(8), grid(4, 4)],
  ["a triangle", full(3), tokyo()],
  ["four, each with each", full(4), tokyo()],
])("makes neighbors of all that meet: %s", (_, { edges }, device) => {
  const layout = embed(edges, device) ?? [];
  for (const [a, b] of edges) {
    expect(device.distance[layout[a] * device.size + layout[b]]).toBe(1);
  }
});

it("gives each qubit a place of its own", () => {
  const layout = embed([[0, 1]], grid(2, 2)) ?? [];
  expect(layout.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

it("ends where too many meet", () => {
  expect(embed(full(5).edges, grid(3, 3))).toBeUndefined();
});
