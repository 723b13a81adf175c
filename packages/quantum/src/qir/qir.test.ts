import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit } from "../circuit/arbitrary.test-support.ts";
import { parseCircuit } from "../qasm/parse.ts";
import { programOf } from "../qasm/print.ts";
import { emitBaseProfile } from "./emit.ts";
import { QirError, readBaseProfile } from "./read.ts";
import { sameUnitary } from "./same-unitary.ts";

describe("QIR Base Profile", () => {
  it("keeps the unitary of every circuit", () => {
    fc.assert(
      fc.property(anyCircuit(3, 12), (circuit) => {
        const text = emitBaseProfile(programOf(circuit));
        const { circuit: back } = readBaseProfile(text);
        return sameUnitary(circuit, { ...back, qubits: circuit.qubits });
      }),
      { numRuns: 150 },
    );
  });

  it("has four blocks and names its needs", () => {
    const text = emitBaseProfile(
      parseCircuit(
        'include "stdgates.inc"; qubit[2] q; bit[2] c; h q[0]; cx q[0], q[1]; c = measure q;',
      ),
    );
    expect(readBaseProfile(text)).toMatchObject({ blocks: 4, measured: [0, 1] });
    expect(text).toContain('"required_num_qubits"="2"');
    expect(text.indexOf("mz__body")).toBeGreaterThan(text.indexOf("measurements:"));
  });

  it("refuses a text that is none", () => {
    expect(() => readBaseProfile("hello")).toThrow(QirError);
    const unknown =
      "define void @main() {\nentry:\n  call void @__quantum__qis__foo__body(ptr null)\n}";
    expect(() => readBaseProfile(unknown)).toThrow(/unknown instruction foo/);
  });
});
