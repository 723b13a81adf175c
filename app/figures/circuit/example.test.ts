import { describe, expect, it } from "vitest";
import { basisState, fidelity, run } from "#app/engine/statevector/statevector.ts";
import { columns } from "#app/figures/compiler/draw-circuit.ts";
import { runCompiled } from "./compile.ts";
import { compileExample, example } from "./example.ts";

describe("the compiler figure's example", () => {
  const { before, after, counts } = compileExample();

  it("computes the same from every basis state, before and after", () => {
    for (let index = 0; index < 2 ** example.qubits; index++) {
      const start = basisState(example.qubits, index);
      const expected = run(example.gates, start);
      expect(fidelity(runCompiled(before, start), expected)).toBeCloseTo(1, 10);
      expect(fidelity(runCompiled(after, start), expected)).toBeCloseTo(1, 10);
    }
  });

  it("gets shallower than its baseline on the same device", () => {
    expect(counts.after.depth).toBeLessThan(counts.before.depth);
    expect(counts.after.twoQubit).toBeLessThan(counts.before.twoQubit);
  });

  it("is drawn without two gates on one place of a wire", () => {
    for (const { circuit } of [before, after]) {
      const taken = new Set<string>();
      for (const [index, column] of columns(circuit.gates, circuit.qubits).entries()) {
        const { qubits } = circuit.gates[index];
        for (let wire = Math.min(...qubits); wire <= Math.max(...qubits); wire++) {
          expect(taken).not.toContain(`${wire},${column}`);
          taken.add(`${wire},${column}`);
        }
      }
    }
  });
});
