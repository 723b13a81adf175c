import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { type PresetId, presets, presetText } from "../src/qasm/presets.ts";
import { range } from "../src/range.ts";
import { ensureEnvironment, prepare, runPeers, runScript } from "./measure-peers.ts";
import { resultsFolder, writeTable } from "./results.ts";

/** What the compiler page offers. */
const offered = [
  "parityPhase",
  "ghz",
  "qft",
  "toffoli",
  "adder",
  "grover",
  "qaoa",
  "vqe",
] as const satisfies readonly PresetId[];
const MAX_QUBITS = 20;

const programs = join(import.meta.dirname, ".work/presets");
rmSync(programs, { recursive: true, force: true });
mkdirSync(programs, { recursive: true });
for (const preset of offered) {
  const { min, max, step } = presets[preset];
  for (const k of range(Math.floor((Math.min(max, MAX_QUBITS) - min) / step) + 1)) {
    const qubits = min + k * step;
    writeFileSync(join(programs, `${preset}.${qubits}.qasm`), presetText(preset, qubits));
  }
}
ensureEnvironment();
const cases = prepare([`presets=${programs}`]).toSorted((a, b) => a.qubits - b.qubits);
const { versions, rows } = runPeers(cases, { seeds: 20, patience: 1, tools: ["qiskit-3", "tket"] });
const { qiskit, pytket } = versions;
const counted = rows.map(({ circuit, qubits, device, tool, ...row }) => {
  const [preset] = circuit.split(".");
  const { seeds, cx_median, cx_least, depth_median } = row;
  const counts = { seeds, cx_median, cx_least, depth_median };
  return { preset, qubits, device, tool, ...counts, qiskit, pytket };
});
const folder = resultsFolder(true);
writeTable(folder, "presets.csv", counted);

// The circuit that the page draws beside ours.
const { file } = cases.find(({ name }) => name.startsWith("parityPhase")) ?? {};
const [example] = runScript(["example"], JSON.stringify({ file, ...deviceNamed("line-4") }));
writeFileSync(join(folder, "qiskit-example.json"), `${JSON.stringify(example, null, 2)}\n`);
