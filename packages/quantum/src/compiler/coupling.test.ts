import { describe, expect, it } from "vitest";
import { DeviceError, deviceFromEdges, deviceNamed, grid, heavyHex } from "./coupling.ts";

describe("devices", () => {
  it.each([
    ["line-5", 5, 4],
    ["ring-5", 5, 5],
    ["ring-2", 2, 1],
    ["grid-3x4", 12, 17],
    ["full-4", 4, 6],
    ["heavy-hex-7", 7, 6],
    ["heavy-hex-16", 16, 16],
    ["heavy-hex-27", 27, 28],
    // From here on IBM's Hummingbird, Eagle and two Herons.
    ["heavy-hex-65", 65, 72],
    ["heavy-hex-127", 127, 144],
    ["heavy-hex-133", 133, 150],
    ["heavy-hex-156", 156, 176],
    ["tokyo-20", 20, 43],
    ["line-1", 1, 0],
  ])("%s has %i qubits and %i edges", (name, size, edges) => {
    const device = deviceNamed(name);
    expect([device.size, device.edges.length]).toEqual([size, edges]);
  });

  it.each([7, 16, 27, 65, 127, 133, 156])(
    "puts a qubit of two between those of three, heavy-hex-%i",
    (size) => {
      const { edges, neighbors, distance } = heavyHex(size);
      expect(Math.max(...neighbors.map(({ length }) => length))).toBe(3);
      for (const [a, b] of edges) {
        expect(neighbors[a].length === 3 && neighbors[b].length === 3, `${a}-${b}`).toBe(false);
        // Every way around a cell is even.
        expect((distance[a] + distance[b]) % 2, `${a}-${b}`).toBe(1);
      }
    },
  );

  it("numbers a grid row by row", () => {
    expect(grid(2, 3).neighbors[4]).toEqual([1, 3, 5]);
  });

  it.each(["0-1, 2-1,1-0", "0-1 1-2", "0-1;1-2", "0-1\n1-2\n", "0 - 1 , 1–2,"])(
    "reads edges, each once, with any separator between them: %j",
    (edges) => {
      expect(deviceFromEdges(edges).edges.join(" ")).toBe("0,1 1,2");
    },
  );

  it.each([
    ["0-1,2-3", /in pieces/],
    ["0-1,1", /"1" is not a pair/],
    ["0-1 1_2", /"1_2" is not a pair/],
    ["1-1", /to itself/],
    ["1-01", /to itself/],
    ["0-9999", /at most/],
    [" ", /no pair/],
  ])("refuses the edges %j", (edges, reason) => {
    expect(() => deviceFromEdges(edges)).toThrow(reason);
  });

  it.each("line line-0 line-3x3 grid-4 heavy-hex-8 full-9999 torus-4 line--1".split(" "))(
    "refuses %s",
    (name) => {
      expect(() => deviceNamed(name)).toThrow(DeviceError);
    },
  );
});
