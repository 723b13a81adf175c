import { storedRows } from "#data/stored-data.ts";

const counts: Record<string, { qiskit?: number; tket?: number } | undefined> = {};
for (const { preset, qubits, device, tool, cx_least } of storedRows("presets.csv")) {
  const key = `${preset} ${qubits} ${device}`;
  counts[key] = { ...counts[key], [tool === "tket" ? "tket" : "qiskit"]: Number(cx_least) };
}

/** The fewest CX that Qiskit and tket found with their seeds, by preset, size and device. */
export default counts;
