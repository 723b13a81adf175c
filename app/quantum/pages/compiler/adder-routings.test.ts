import { meanRatio, pairs } from "@adyakshar/papers/measured/routing";
import { countsOf } from "@adyakshar/quantum/circuit";
import type { WorldLines } from "@adyakshar/quantum/compiler";
import { verify } from "@adyakshar/quantum/compiler";
import { describe, expect, it } from "vitest";
import { device, program, routeAdder, swapsOf } from "./adder-routings.ts";
import figure from "./world-lines.figure.ts";

const { ours, sabre } = routeAdder();
const both = [ours, sabre];
const ends = ({ lanes }: WorldLines) => lanes.map((line) => line[line.length - 1]);

describe("the lines of the routings", () => {
  it("begin and end where the compiler says that the qubits do", () => {
    for (const { lines, layout, output } of both) {
      expect(lines.lanes.map(([first]) => first)).toEqual(layout);
      expect(ends(lines)).toEqual(output);
    }
  });

  it("never share a lane, and move to a coupled one only", () => {
    for (const { lines } of both) {
      for (let step = 0; step <= lines.steps; step++) {
        expect(new Set(lines.lanes.map((line) => line[step])).size).toBe(lines.lanes.length);
      }
      for (const { lanes: pair } of lines.meetings) {
        expect(device.edges).toContainEqual([...pair]);
      }
    }
  });

  it("have no two meetings of one lane in one step", () => {
    for (const { meetings } of both.map(({ lines }) => lines)) {
      const taken = meetings.flatMap(({ lanes, step }) => lanes.map((lane) => `${lane},${step}`));
      expect(new Set(taken).size).toBe(taken.length);
    }
  });
});

describe("the counts of the routings", () => {
  it("are those of the compiler", () => {
    for (const { lines, routed, circuit, counts } of both) {
      const swaps = routed.circuit.operations.filter(({ name }) => name === "swap");
      expect(swapsOf(lines)).toBe(swaps.length);
      expect(countsOf(circuit)).toEqual(counts);
    }
  });

  it("bear out the finding, and why an adder is shown", () => {
    expect(ours.counts.twoQubit).toBeLessThan(sabre.counts.twoQubit);
    expect(ours.counts.depth).toBeLessThan(sabre.counts.depth);
    for (const { lines } of both) expect(figure.finding).toContain(`${swapsOf(lines)}`);
    const [most] = [...new Set(pairs.map(({ family }) => family))].sort(
      (a, b) => gateRatio(a) - gateRatio(b),
    );
    expect(most).toBe("Adder");
  });

  it("belong to circuits that no check refutes", () => {
    for (const compiled of both) expect(verify(program, compiled).verdict).not.toBe("refuted");
  });
});

function gateRatio(family: string): number {
  const some = pairs.filter((pair) => pair.family === family);
  return meanRatio("ours", "sabre+opt", "two_qubit", some).mean;
}
