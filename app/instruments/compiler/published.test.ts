import { countsOf, toBasis } from "@adyakshar/quantum/circuit";
import { parse } from "@adyakshar/quantum/qasm";
import { expect, it } from "vitest";
import { cases } from "#app/models/measured/peers.ts";
import { presetText } from "../program/presets.ts";
import published from "./published.data.ts";
import { compilerWords } from "./words.ts";

it.each([
  ["ghz", "ghz_n16"],
  ["adder", "cdkm_ripple_carry_adder_n16"],
] as const)("%s of 16 qubits stands beside Qiskit's published row", (preset, name) => {
  const row = cases.find(({ circuit, device }) => circuit === name && device === "grid-4x4");
  const { circuit } = parse(presetText(preset, 16));
  expect(countsOf(toBasis(circuit, "cx")).twoQubit).toBe(row?.cxWritten);
  const qiskit = published[`${preset} 16 grid-4x4`];
  expect(qiskit).toBe(row?.by["qiskit-3"].cx);
  const counts = { ours: 1, sabre: 2, naive: 3, qiskit };
  expect(compilerWords.line("CX", counts, 4)).toContain(`Qiskit ${qiskit}`);
  expect(published[`${preset} 8 grid-2x4`]).toBeUndefined();
});
