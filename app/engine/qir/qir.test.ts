import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { getCompiler, loadWasmModule } from "qsharp-lang";
import { beforeAll, describe, expect, it } from "vitest";
import { anyCircuit } from "../circuit/arbitrary.ts";
import type { Circuit } from "../circuit/gate.ts";
import { parse } from "../qasm/parse.ts";
import { print, programOf } from "../qasm/print.ts";
import { basisState, fidelity, innerProduct, runStatevector } from "../simulators/statevector.ts";
import { emitBaseProfile } from "./emit.ts";
import { readBaseProfile } from "./read.ts";

/** Whether two circuits are one unitary up to a global phase: every basis state, and one phase for all. */
function sameUnitary(a: Circuit, b: Circuit): boolean {
  const phases = Array.from({ length: 2 ** a.qubits }, (_, index) => {
    const [x, y] = [a, b].map((circuit) => runStatevector(circuit, basisState(a.qubits, index)));
    return fidelity(x, y) > 1 - 1e-9 ? innerProduct(x, y) : undefined;
  });
  const [first] = phases;
  return phases.every(
    (phase) =>
      phase !== undefined &&
      first !== undefined &&
      Math.hypot(phase[0] - first[0], phase[1] - first[1]) < 1e-7,
  );
}

describe("QIR Base Profile", () => {
  it("keeps the unitary of every circuit", () => {
    fc.assert(
      fc.property(anyCircuit(3, 12), (circuit) => {
        const { text } = emitBaseProfile(programOf(circuit));
        const { circuit: back } = readBaseProfile(text);
        return sameUnitary(circuit, { ...back, qubits: circuit.qubits });
      }),
      { numRuns: 150 },
    );
  });

  it("has four blocks and names its needs", () => {
    const { text } = emitBaseProfile(
      parse('include "stdgates.inc"; qubit[2] q; bit[2] c; h q[0]; cx q[0], q[1]; c = measure q;'),
    );
    expect(readBaseProfile(text)).toMatchObject({ blocks: 4, measured: [0, 1] });
    expect(text).toContain('"required_num_qubits"="2"');
    expect(text.indexOf("mz__body")).toBeGreaterThan(text.indexOf("measurements:"));
  });

  it("reports barriers as lost", () => {
    const { losses } = emitBaseProfile(parse("qubit[2] q; barrier q; barrier q[0];"));
    expect(losses).toEqual([{ what: "barrier", count: 2 }]);
  });
});

describe("against the compiler of the Quantum Development Kit", () => {
  const wasm = createRequire(import.meta.url)
    .resolve("qsharp-lang")
    .replace(/dist.*$/, "lib/web/qsc_wasm_bg.wasm");

  beforeAll(async () => {
    const bytes = readFileSync(wasm);
    await loadWasmModule(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  });

  it("both lower a program to the same unitary", async () => {
    const compiler = await getCompiler();
    const [circuit] = fc.sample(anyCircuit(3, 20), { numRuns: 1, seed: 5 });
    const program = programOf(circuit);
    const theirs = await compiler.getQir({
      sources: [
        [
          "program.qasm",
          print({
            ...program,
            bits: [{ name: "c", size: circuit.qubits }],
            measurements: program.qubits.flatMap(({ size }) =>
              Array.from({ length: size }, (_, k) => ({ qubit: k, bit: k })),
            ),
          }),
        ],
      ],
      languageFeatures: [],
      profile: "base",
      projectType: "openqasm",
    });
    const back = readBaseProfile(theirs);
    expect(sameUnitary(circuit, { ...back.circuit, qubits: circuit.qubits })).toBe(true);
  });
});
