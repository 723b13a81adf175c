import { countsOf, toBasis } from "@adyakshar/quantum/circuit";
import type { WorldLines } from "@adyakshar/quantum/compiler";
import { verify } from "@adyakshar/quantum/compiler";
import { describe, expect, it } from "vitest";
import { device, program, published, routeQft, swapsOf } from "./qft-routings.ts";
import figure from "./world-lines.figure.ts";

const { naive, sabre, routed, compiled, counts, lines } = routeQft();
const all = Object.values(lines);
const ends = ({ lanes }: WorldLines) => lanes.map((line) => line[line.length - 1]);
const swapGates = (circuit: typeof naive.circuit) =>
  circuit.operations.filter(({ name }) => name === "swap").length;

describe("the lines of the routings", () => {
  it("end where the routers say that the qubits end, and in the same order", () => {
    expect(ends(lines.naive)).toEqual(naive.output);
    expect(ends(lines.ours)).toEqual(compiled.output);
    expect(ends(lines.ours)).toEqual(ends(lines.naive));
    for (const { lanes } of [lines.naive, lines.ours]) {
      expect(lanes.map(([first]) => first)).toEqual([...lanes.keys()]);
    }
  });

  it("never share a lane, and move to a coupled one only", () => {
    for (const { lanes, steps, meetings } of all) {
      for (let step = 0; step <= steps; step++) {
        expect(new Set(lanes.map((line) => line[step])).size).toBe(lanes.length);
      }
      for (const { lanes: pair } of meetings) {
        expect(device.edges).toContainEqual([...pair]);
      }
    }
  });

  it("have no two meetings of one lane in one step", () => {
    for (const { meetings } of all) {
      const taken = meetings.flatMap(({ lanes, step }) => lanes.map((lane) => `${lane},${step}`));
      expect(new Set(taken).size).toBe(taken.length);
    }
  });
});

describe("the counts of the routings", () => {
  it("are those of the compiler", () => {
    expect(swapsOf(lines.naive)).toBe(swapGates(naive.circuit));
    expect(swapsOf(lines.sabre)).toBe(swapGates(sabre.circuit));
    expect(swapsOf(lines.ours)).toBe(swapGates(routed.circuit));
    expect(countsOf(toBasis(naive.circuit, "cx"))).toEqual(counts.naive);
    expect(countsOf(compiled.circuit)).toEqual(counts.ours);
    expect(counts.naive.twoQubit).toBe(counts.asWritten.twoQubit + 3 * swapsOf(lines.naive));
  });

  it("bear out the finding", () => {
    expect(counts.ours.twoQubit).toBe(counts.asWritten.twoQubit + swapsOf(lines.ours));
    expect(counts.ours.twoQubit).toBeLessThan(counts.optimizedSabre.twoQubit);
    for (const cx of [counts.ladder.twoQubit, published.cx]) {
      expect(cx).toBeLessThan(counts.ours.twoQubit);
    }
    expect(published.depth).toBeLessThan(counts.ours.depth);
    for (const line of [lines.ours, lines.sabre]) {
      expect(figure.finding).toContain(`${swapsOf(line)}`);
    }
    expect(swapsOf(lines.ours)).toBeLessThan(swapsOf(lines.sabre));
    expect(counts.ours.depth).toBeLessThan(counts.optimizedSabre.depth);
  });

  it("belong to a circuit that no check refutes", () => {
    expect(verify(program, compiled).verdict).not.toBe("refuted");
  });
});
