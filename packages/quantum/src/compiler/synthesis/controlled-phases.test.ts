import { describe, expect, it } from "vitest";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit } from "../../circuit/gate.ts";
import { parseCircuit } from "../../qasm/parse.ts";
import { range } from "../../range.ts";
import { compile } from "../compile.ts";
import { full, grid } from "../coupling.ts";
import { verdictOf } from "../verify/in-place.test-support.ts";
import { verify } from "../verify/verify.ts";
import { withFreeQubits } from "./controlled-phases.ts";

function controlled(count: number, gate: string, qubits: number): Circuit {
  const operands = range(count + 1)
    .map((k) => `q[${k}]`)
    .join(", ");
  return parseCircuit(`qubit[${qubits}] q; h q; ctrl(${count}) @ ${gate} ${operands}; h q;`)
    .circuit;
}

describe("a gate with many controls", () => {
  // As many CX as Qiskit 2.6 takes that may not assume zeros, or fewer; written out it is 2^(n+1) - 2.
  // A program's idle qubits are borrowed in any state, spare ones of the device are at zero.
  it.each([
    ["x", 4, 6, 6, 20],
    ["x", 5, 7, 7, 28],
    ["x", 6, 8, 8, 44],
    ["x", 6, 9, 9, 36],
    ["x", 3, 4, 5, 12],
    ["x", 5, 6, 8, 24],
    ["x", 6, 7, 8, 32],
    ["p(0.3)", 4, 5, 6, 18],
    ["ry(0.3)", 4, 5, 6, 30],
  ])("%s with %i controls, %i qubits in use of %i, takes at most %i CX", (...row) => {
    const [gate, count, qubits, size, most] = row;
    const program = controlled(count, gate, qubits);
    const compiled = compile(program, full(size), { level: "fast" });
    expect(compiled.counts.twoQubit).toBeLessThanOrEqual(most);
    expect(compiled.layout).toHaveLength(qubits);
    expect(verify(program, compiled).verdict).toBe("proved");
  });

  it("is never more on a device than written out", () => {
    const program = controlled(5, "x", 6);
    const { phases, ...plain } = program;
    expect(phases).toHaveLength(1);
    const compiled = compile(program, grid(3, 3), { level: "fast" });
    const before = compile(plain, grid(3, 3), { level: "fast" });
    expect(compiled.counts.twoQubit).toBeLessThan(before.counts.twoQubit);
    expect(verify(program, compiled).verdict).toBe("proved");
  });

  it.each(["x", "z", "p(-0.7)", "u3(1, 2, 3)", "swap"])("ctrl @ %s stays the same", (gate) => {
    const rest = gate === "swap" ? ", q[6]" : "";
    const source = `qubit[8] q; bit c; c = measure q[7]; ctrl(4) @ ${gate} q[3], q[0], q[2], q[5], q[1]${rest}; negctrl(5) @ h q[5], q[4], q[3], q[2], q[1], q[0];`;
    const program = parseCircuit(source).circuit;
    const rewritten = withFreeQubits(program, 9);
    expect(rewritten.length).toBeGreaterThan(0);
    for (const one of rewritten) {
      expect(countTwoQubit(one.operations)).toBeLessThan(countTwoQubit(program.operations));
      expect(verdictOf(program, one)).toBe("proved");
    }
  });
});
