import { storedRows } from "#data/stored-data.ts";

/** CX of one tool for one preset on one device: the median over its seeds, and the best of them. */
export interface PresetCount {
  seeds: number;
  median: number;
  least: number;
}

export type PresetTool = "qiskit-3" | "tket";

const keyOf = (preset: string, qubits: number, device: string, tool: PresetTool) =>
  `${preset} ${qubits} ${device} ${tool}`;

const counts = new Map<string, PresetCount>();
export const presetRows = storedRows("presets.csv").map((row) => {
  const tool = row.tool as PresetTool;
  const entry = { preset: row.preset, qubits: Number(row.qubits), device: row.device, tool };
  counts.set(keyOf(entry.preset, entry.qubits, entry.device, tool), {
    seeds: Number(row.seeds),
    median: Number(row.cx_median),
    least: Number(row.cx_least),
  });
  return { ...entry, versions: `Qiskit ${row.qiskit}, tket ${row.pytket}` };
});

/** Counts the CX that Qiskit or tket needs for a preset of the compiler page; undefined where it was not measured. */
export function presetCount(
  preset: string,
  qubits: number,
  device: string,
  tool: PresetTool,
): PresetCount | undefined {
  return counts.get(keyOf(preset, qubits, device, tool));
}
