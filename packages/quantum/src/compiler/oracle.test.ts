import fc from "fast-check";
import QuantumCircuit from "quantum-circuit";
import { expect, it } from "vitest";
import { fixed, pair, triple, u } from "../circuit/build.ts";
import type { Circuit, Gate } from "../circuit/gate.ts";
import { compile } from "./compile.ts";
import { full, grid, line } from "./coupling.ts";
import type { Routed } from "./routing/routed.ts";
import { verify } from "./verify/verify.ts";

const QUBITS = 4;
const qubit = fc.nat(QUBITS - 1);
const gate = fc.oneof(
  fc
    .tuple(fc.constantFrom("h", "s", "t", "x", "sx"), qubit)
    .map(([name, q]): Gate => fixed(name, q)),
  fc
    .tuple(qubit, fc.integer({ min: 1, max: 3 }))
    .map(([q, step]): Gate => pair("cx", q, (q + step) % QUBITS)),
  fc
    .tuple(qubit, fc.integer({ min: 1, max: 3 }))
    .map(([q, step]): Gate => pair("swap", q, (q + step) % QUBITS)),
  qubit.map((q): Gate => triple("ccx", q, (q + 1) % QUBITS, (q + 3) % QUBITS)),
);

/** The gate's name and angles in the other package's words. */
function translated(gate: Gate): [string, Record<string, number>] {
  switch (gate.name) {
    case "sx":
      return ["srn", {}];
    case "rx":
    case "ry":
      return [gate.name, { theta: gate.angles[0] }];
    case "rz":
      return ["rz", { phi: gate.angles[0] }];
    case "u": {
      const [theta, phi, lambda] = gate.angles;
      return ["u3", { theta, phi, lambda }];
    }
    default:
      return [gate.name, {}];
  }
}

function runElsewhere({ qubits, operations }: Circuit): Map<number, { re: number; im: number }> {
  const circuit = new QuantumCircuit(qubits);
  // A gate on the last wire keeps wires that no gate touches in the register.
  circuit.addGate("id", -1, [qubits - 1]);
  for (const operation of operations) {
    if (operation.name === "barrier") continue;
    const [name, params] = translated(operation);
    circuit.addGate(name, -1, operation.qubits, { params });
  }
  circuit.run();
  return new Map(Object.entries(circuit.state).map(([index, value]) => [Number(index), value]));
}

/** A state in general position, so that a wrong circuit shows. */
function prepared(places: readonly number[]): Gate[] {
  return places.map((place, k) => u(0.7 + 0.4 * k, 0.3 + 0.5 * k, 0, place));
}

/** How far that simulator's states agree: one where both circuits do the same, up to a global phase. */
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
  for (const [index, a] of before) {
    let moved = 0;
    for (const [q, place] of output.entries()) if ((index >> q) & 1) moved |= 1 << place;
    const b = after.get(moved) ?? { re: 0, im: 0 };
    re += a.re * b.re + a.im * b.im;
    im += a.re * b.im - a.im * b.re;
  }
  return Math.hypot(re, im);
}

const devices = fc.constantFrom(line(4), full(4), grid(2, 3));
const programs = fc
  .array(gate, { maxLength: 18, size: "max" })
  .map((operations): Circuit => ({ qubits: QUBITS, operations }));

it("a simulator of others gives the compiled program's state, qubit by qubit", () => {
  fc.assert(
    fc.property(programs, devices, (source, device) => {
      const compiled = compile(source, device, { trials: 3, states: 1000 });
      expect(overlapElsewhere(source, compiled)).toBeCloseTo(1, 8);
    }),
    { numRuns: 60 },
  );
});

it("calls proved what that simulator finds equal, and refuted what lacks a gate", () => {
  fc.assert(
    fc.property(programs, devices, fc.nat(), (source, device, lost) => {
      const compiled = compile(source, device, { trials: 3, states: 0 });
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
