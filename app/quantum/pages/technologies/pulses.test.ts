import { type Circuit, fixed, type Gate, pair, rotation, u } from "@adyakshar/quantum/circuit";
import { verify } from "@adyakshar/quantum/compiler";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loweredProgram } from "./draw-lowering.ts";
import { couplerEnvelope, driveEnvelope, type Schedule, schedule } from "./pulses.ts";

const qubit = fc.nat(2);
/** Tenths, so that a fault which is made smaller never drowns in the rounding. */
const angle = fc.integer({ min: -70, max: 70 }).map((tenths) => tenths / 10);
const gate: fc.Arbitrary<Gate> = fc.oneof(
  fc
    .tuple(fc.constantFrom("x", "y", "z", "h", "s", "tdg", "sx", "id"), qubit)
    .map(([n, q]) => fixed(n as "x", q)),
  fc
    .tuple(fc.constantFrom("rx", "ry", "rz", "p"), angle, qubit)
    .map(([n, a, q]) => rotation(n as "rx", a, q)),
  fc.tuple(angle, angle, angle, qubit).map(([a, b, c, q]) => u(a, b, c, q)),
  fc.constantFrom([0, 1], [1, 2], [2, 0]).map(([a, b]) => pair("cz", a, b)),
);
const circuits = fc
  .array(gate, { maxLength: 14 })
  .map((operations): Circuit => ({ qubits: 3, operations }));

describe("a schedule", () => {
  it("plays the circuit's unitary, by drives, couplers and frames alone", () => {
    fc.assert(
      fc.property(circuits, (circuit) => {
        const operations = gatesOf(schedule(circuit));
        const places = { layout: [0, 1, 2], output: [0, 1, 2] };
        expect(verify(circuit, { circuit: { qubits: 3, operations }, ...places }).verdict).toBe(
          "proved",
        );
      }),
      { numRuns: 60 },
    );
  });

  it("plays one thing at a time on a qubit, and ends with the last", () => {
    fc.assert(
      fc.property(circuits, (circuit) => {
        const { pulses, duration } = schedule(circuit);
        const until = [0, 0, 0];
        for (const pulse of pulses) {
          for (const q of pulse.kind === "drive" ? [pulse.qubit] : pulse.qubits) {
            expect(pulse.start).toBeGreaterThanOrEqual(until[q]);
            until[q] = pulse.start + pulse.duration;
          }
        }
        expect(duration).toBe(Math.max(...until));
      }),
    );
  });

  it("spends no pulse on a rotation about z, one on a quarter turn, two on a half", () => {
    const count = (gate: Gate) => schedule({ qubits: 1, operations: [gate] }).pulses.length;
    expect(count(fixed("t", 0))).toBe(0);
    expect(count(fixed("h", 0))).toBe(1);
    expect(count(fixed("x", 0))).toBe(2);
  });

  it("refuses what it cannot play", () => {
    expect(() => schedule({ qubits: 2, operations: [pair("cx", 0, 1)] })).toThrow(/cx/);
  });
});

describe("envelopes", () => {
  it.each([driveEnvelope, couplerEnvelope])("begin and end at zero and are one between", (of) => {
    expect(of(0)).toBeCloseTo(0, 12);
    expect(of(1)).toBeCloseTo(0, 12);
    expect(of(0.5)).toBe(1);
    expect(of(0.1)).toBeLessThan(of(0.2));
  });
});

describe("the lowered program", () => {
  const { written, compiled, played } = loweredProgram;

  it("plays what the program says, pulse by pulse", () => {
    const without = (index: number) => ({
      ...played,
      pulses: played.pulses.filter((_, k) => k !== index),
    });
    const verdict = (one: Schedule) => {
      const circuit = { qubits: written.qubits, operations: gatesOf(one) };
      return verify(written, { ...compiled, circuit }).verdict;
    };
    expect(verdict(played)).toBe("proved");
    for (const k of played.pulses.keys()) expect(verdict(without(k))).toBe("refuted");
  });
});

/** Turns pulses into gates again: each drive about its own axis, and the frames at the end. */
function gatesOf({ pulses, frames }: Schedule): Gate[] {
  return [
    ...pulses.flatMap((pulse) =>
      pulse.kind === "coupler"
        ? [pair("cz", ...pulse.qubits)]
        : [
            rotation("rz", -pulse.phase, pulse.qubit),
            fixed("sx", pulse.qubit),
            rotation("rz", pulse.phase, pulse.qubit),
          ],
    ),
    ...frames.map((angle, qubit) => rotation("rz", angle, qubit)),
  ];
}
