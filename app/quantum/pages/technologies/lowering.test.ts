import { verify } from "@adyakshar/quantum/compiler";
import { expect, it } from "vitest";
import { gatesOf } from "./gates-of.test-support.ts";
import loweringFigure from "./lowering.figure.ts";
import { lines, loweredProgram } from "./lowering.ts";
import type { Schedule } from "./pulses.ts";

const { written, compiled, played: schedule } = loweredProgram;

it("plays what the program says, pulse by pulse", () => {
  const without = (index: number) => ({
    ...schedule,
    pulses: schedule.pulses.filter((_, k) => k !== index),
  });
  const verdict = (one: Schedule) => {
    const circuit = { qubits: written.qubits, operations: gatesOf(one) };
    return verify(written, { ...compiled, circuit }).verdict;
  };
  expect(verdict(schedule)).toBe("proved");
  for (const k of schedule.pulses.keys()) expect(verdict(without(k))).toBe("refuted");
});

it("couples neighbors on the line only", () => {
  for (const pulse of schedule.pulses) {
    if (pulse.kind === "coupler") expect(Math.abs(pulse.qubits[0] - pulse.qubits[1])).toBe(1);
  }
});

it("says the numbers that the picture shows", () => {
  const { scene, narrow, finding, table } = loweringFigure;
  const numbers = [
    lines.length,
    written.operations.length,
    compiled.circuit.operations.length,
    schedule.pulses.length,
  ].map(String);
  for (const view of [scene, narrow]) {
    const labels = (view?.marks ?? []).filter((mark) => mark.kind === "text");
    const large = labels.filter(({ size }) => size === "l").map(({ text }) => text);
    expect(large).toEqual(numbers);
    for (const line of lines) expect(labels.map(({ text }) => text)).toContain(line);
  }
  for (const number of numbers.slice(1, 3)) expect(finding).toContain(number);
  expect(table.rows.map(([, count]) => count)).toEqual(numbers);
});
