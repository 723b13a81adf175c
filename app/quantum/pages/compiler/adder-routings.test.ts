import { countsOf } from "@adyakshar/quantum/circuit";
import { verify } from "@adyakshar/quantum/compiler";
import { describe, expect, it } from "vitest";
import { meanRatio, pairs } from "#app/models/measured/routing.ts";
import { device, ours, program, sabre, swapsOf } from "./adder-routings.ts";
import figure from "./world-lines.figure.ts";

const both = [ours, sabre];

describe("the lines of the routings", () => {
  it("begin and end where the compiler says that the qubits do", () => {
    for (const { lines, layout, output } of both) {
      expect(lines.lanes.map(([first]) => first)).toEqual(layout);
      expect(lines.lanes.map((line) => line[line.length - 1])).toEqual(output);
    }
  });

  it("never share a lane, meet twice in one step, or move to an uncoupled lane", () => {
    for (const { lanes, steps, meetings } of both.map(({ lines }) => lines)) {
      for (let step = 0; step <= steps; step++) {
        expect(new Set(lanes.map((line) => line[step])).size).toBe(lanes.length);
      }
      for (const meeting of meetings) expect(device.edges).toContainEqual([...meeting.lanes]);
      const taken = meetings.flatMap((meeting) =>
        meeting.lanes.map((lane) => `${lane},${meeting.step}`),
      );
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
      (a, b) => ratioIn(a) - ratioIn(b),
    );
    expect(most).toBe("Adder");
  });

  it("belong to circuits that no check refutes", () => {
    for (const compiled of both) expect(verify(program, compiled).verdict).not.toBe("refuted");
  });
});

function ratioIn(family: string): number {
  const some = pairs.filter((pair) => pair.family === family);
  return meanRatio("ours", "sabre+opt", "two_qubit", some).mean;
}
