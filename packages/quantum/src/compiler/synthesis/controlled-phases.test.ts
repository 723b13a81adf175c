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

function controlled(count: number, gate: string, qubits: number, first = ""): Circuit {
  const operands = range(count + 1)
    .map((k) => `q[${k}]`)
    .join(", ");
  return parseCircuit(
    `qubit[${qubits}] q; ${first} h q; ctrl(${count}) @ ${gate} ${operands}; h q;`,
  ).circuit;
}

describe("a gate with many controls", () => {
  // Fewer CX than Qiskit 2.6 takes that may not assume zeros; written out it is 2^(n+1) - 2.
  // A program's idle qubits are borrowed in any state, spare ones of the device are at zero.
  it.each([
    ["x", 4, 6, 6, 20],
    ["x", 5, 7, 7, 28],
    ["x", 6, 8, 8, 48],
    ["x", 6, 9, 9, 36],
    ["x", 3, 4, 5, 12],
    ["x", 5, 6, 8, 24],
    ["x", 6, 7, 8, 30],
    ["x", 8, 9, 10, 42],
    ["x", 4, 5, 5, 28],
    ["x", 6, 7, 7, 76],
    ["x", 8, 9, 9, 168],
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

  // The CX of Qiskit 2.6.1 at level 3 without another qubit; written out, 16 controls take 131,070.
  it.each([
    [3, 14],
    [5, 80],
    [9, 288],
    [12, 528],
    [16, 960],
  ])("%i controls alone take at most an eighth more CX than Qiskit's", (count, qiskit) => {
    const qubits = count + 1;
    const source = controlled(count, "x", qubits);
    const { counts } = compile(source, full(qubits), { level: "fast" });
    expect(counts.twoQubit).toBeLessThanOrEqual(1.125 * qiskit);
  });

  // With one qubit at zero Qiskit takes 6n - 6 CX.
  it.each([
    [3, 1],
    [5, 1],
    [7, 3],
    [12, 1],
    [14, 1],
  ])("%i controls take a qubit of the program that was reset, with %i idle ones", (count, idle) => {
    const qubits = count + 1 + idle;
    const source = controlled(count, "x", qubits, "reset q;");
    const compiled = compile(source, full(qubits), { level: "fast" });
    expect(compiled.counts.twoQubit).toBeLessThanOrEqual(6 * count - 6);
    expect(compiled.zeros).toHaveLength(1);
    expect(verify(source, compiled).verdict).toBe(qubits > 10 ? "not refuted" : "proved");
    if (qubits <= 10) expect(verify(source, { ...compiled, zeros: [] }).verdict).toBe("refuted");
  });

  it("takes a zero only where no gate must come before", () => {
    const program = (first: string, between: string) =>
      parseCircuit(
        `qubit[7] q; ${first}; ${between}; ctrl(5) @ x q[0], q[1], q[2], q[3], q[4], q[5]; h q;`,
      ).circuit;
    const cx = (source: Circuit) => {
      const compiled = compile(source, full(7), { level: "fast" });
      expect(verify(source, compiled).verdict).toBe("proved");
      return compiled.counts.twoQubit;
    };
    expect(cx(program("reset q[6]", "h q[6]"))).toBe(24);
    expect(cx(program("reset q[6]", "h q[6]; cx q[6], q[0]"))).toBe(28);
    expect(cx(program("", ""))).toBe(28);
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
    for (const { circuit } of rewritten) {
      expect(countTwoQubit(circuit.operations)).toBeLessThan(countTwoQubit(program.operations));
      expect(verdictOf(program, circuit)).toBe("proved");
    }
  });
});
