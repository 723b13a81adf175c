import fc from "fast-check";
import { expect, it } from "vitest";
import { circuitsOf, gatesNamed } from "../src/circuit/arbitrary.test-support.ts";
import { u } from "../src/circuit/build.ts";
import type { Circuit, Gate } from "../src/circuit/gate.ts";
import { compile } from "../src/compiler/compile.ts";
import { full, grid, line } from "../src/compiler/coupling.ts";
import type { Routed } from "../src/compiler/routing/routed.ts";
import { verify } from "../src/compiler/verify/verify.ts";
import { runElsewhere } from "../src/simulators/elsewhere.test-support.ts";

const QUBITS = 4;
/** A state in general position, so that a wrong circuit shows. */
function prepared(places: readonly number[]): Gate[] {
  return places.map((place, k) => u(0.7 + 0.4 * k, 0.3 + 0.5 * k, 0, place));
}

/** The agreement of that simulator's states, which is one if both circuits do the same up to a global phase. */
function overlapElsewhere(source: Circuit, { circuit, layout, output }: Routed): number {
  const before = runElsewhere({
    qubits: source.qubits,
    operations: [...prepared([...layout.keys()]), ...source.operations],
  });
  const after = runElsewhere({
    qubits: circuit.qubits,
    operations: [...prepared(layout), ...circuit.operations],
  });
  let re = 0;
  let im = 0;
  for (let k = 0; k < before.re.length; k++) {
    let moved = 0;
    for (const [q, place] of output.entries()) if ((k >> q) & 1) moved |= 1 << place;
    re += before.re[k] * after.re[moved] + before.im[k] * after.im[moved];
    im += before.re[k] * after.im[moved] - before.im[k] * after.re[moved];
  }
  return Math.hypot(re, im);
}

const devices = fc.constantFrom(line(4), full(4), grid(2, 3));
const names = ["h", "s", "t", "x", "sx", "cx", "swap", "ccx"] as const;
const programs = circuitsOf(gatesNamed(names, QUBITS), QUBITS, 18);

it("calls proved what that simulator finds equal, and refuted what lacks a gate", () => {
  fc.assert(
    fc.property(programs, devices, fc.nat(), (source, device, lost) => {
      const compiled = compile(source, device, { trials: 3, states: 1000 });
      const { operations } = compiled.circuit;
      fc.pre(operations.length > 0);
      const rest = operations.toSpliced(lost % operations.length, 1);
      const broken = { ...compiled, circuit: { ...compiled.circuit, operations: rest } };
      for (const [routed, verdict] of [
        [compiled, "proved"],
        [broken, "refuted"],
      ] as const) {
        expect(verify(source, routed).verdict).toBe(verdict);
        expect(overlapElsewhere(source, routed) > 1 - 1e-8).toBe(verdict === "proved");
      }
    }),
    { numRuns: 40 },
  );
});
