import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixed, pair } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { compile } from "../compile.ts";
import { full, line } from "../coupling.ts";
import { verify } from "../verify/verify.ts";
import { exactSynthesis } from "./exact.ts";

function cxOf({ operations }: Circuit): number {
  return operations.filter(({ name }) => name === "cx").length;
}

function cliffords(qubits: number) {
  const qubit = fc.nat(qubits - 1);
  const gate = fc.oneof(
    qubit.map((q): Gate => fixed("h", q)),
    qubit.map((q): Gate => fixed("s", q)),
    fc
      .tuple(qubit, fc.integer({ min: 1, max: qubits - 1 }))
      .map(([q, step]): Gate => pair("cx", q, (q + step) % qubits)),
  );
  return fc.array(gate, { maxLength: 24 }).map((operations): Circuit => ({ qubits, operations }));
}

describe("the fewest CX of all circuits", () => {
  it.each([line(3), full(3)])("is the program still, for Cliffords on $name", (device) => {
    fc.assert(
      fc.property(cliffords(3), (source) => {
        const best = exactSynthesis(source, device);
        if (best === undefined) throw new Error("every Clifford is in the table");
        expect(verify(source, best).verdict).toBe("proved");
        expect(cxOf(best.circuit)).toBeLessThanOrEqual(cxOf(source));
        // No Clifford on three qubits takes more, wherever the qubits begin and end.
        expect(cxOf(best.circuit)).toBeLessThanOrEqual(device.edges.length === 3 ? 4 : 5);
      }),
      { numRuns: 40 },
    );
  });

  it("exchanges outputs where that saves a CX", () => {
    const source = {
      qubits: 3,
      operations: [pair("cx", 0, 1), fixed("h", 0), fixed("s", 0), pair("cx", 1, 0)],
    };
    const compiled = compile(source, line(3));
    expect(compiled.counts.twoQubit).toBe(1);
    expect(compiled.provedOver).toBe("all circuits");
    expect(verify(source, compiled).verdict).toBe("proved");
  });

  it("is what two qubits are compiled to", () => {
    const source = { qubits: 2, operations: [pair("cx", 0, 1), fixed("t", 1), pair("swap", 0, 1)] };
    const compiled = compile(source, line(2));
    expect(compiled.provedOver).toBe("all circuits");
    expect(compiled.optimum?.twoQubit).toBe(1);
  });

  it("is not claimed beyond", () => {
    const tGate = { qubits: 3, operations: [pair("cx", 0, 1), fixed("t", 1), pair("cx", 1, 2)] };
    expect(exactSynthesis(tGate, line(3))).toBeUndefined();
    expect(compile(tGate, line(3)).provedOver).toBe("the same path sum");
    expect(exactSynthesis({ qubits: 3, operations: [pair("cx", 0, 1)] }, line(4))).toBeUndefined();
  });
});
