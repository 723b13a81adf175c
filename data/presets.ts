import { storedRows } from "./stored-data.ts";

function countsOf(tool: string) {
  const row = storedRows("presets.csv").find(
    (entry) =>
      entry.preset === "parityPhase" && entry.device === "line-4" && entry.tool.startsWith(tool),
  );
  if (!row) throw new Error(`data/presets.csv has no example compiled by ${tool}.`);
  return { cx: Number(row.cx_least), depth: Number(row.depth_median) };
}

/** The counts of the site's example on a line of four qubits, compiled by the two others. */
export const peersOfExample = { qiskit: countsOf("qiskit"), tket: countsOf("tket") };
