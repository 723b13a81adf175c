import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toCsv } from "#app/documents/csv.ts";
import { thisMachine } from "./machine.ts";
import { allCases, type SimulatorCase } from "./simulator-cases.ts";

const data = join(import.meta.dirname, "../app/documents/data");
const worker = join(import.meta.dirname, "simulator-case.ts");
const columns = [
  "family",
  "method",
  "qubits",
  "bond",
  "gates",
  "state_bytes",
  "peak_bytes",
  "ns_per_gate",
  "largest_bond",
  "fidelity",
  "kept_weight",
] as const;

function measure(given: SimulatorCase) {
  return JSON.parse(
    execFileSync(process.execPath, [worker, JSON.stringify(given)], { encoding: "utf8" }),
  );
}

/** Memory of a process that only builds the circuit, to be subtracted. */
function restingBytes(): number {
  return measure({ method: "none", family: "clifford", qubits: 24, bond: 0 }).peakBytes;
}

const resting = restingBytes();
const rows = allCases().map((given) => {
  const found = measure(given);
  console.log(
    `${given.family} ${given.method} n=${given.qubits}${given.bond ? ` bond ${given.bond}` : ""}: ${Math.round(found.nsPerGate)} ns a gate`,
  );
  return [
    given.family,
    given.method,
    given.qubits,
    given.bond,
    found.gates,
    found.stateBytes,
    Math.max(0, found.peakBytes - resting),
    Math.round(found.nsPerGate),
    found.largestBond,
    found.fidelity === null ? "" : found.fidelity.toPrecision(6),
    found.keptWeight === null ? "" : found.keptWeight.toPrecision(6),
  ];
});

mkdirSync(data, { recursive: true });
writeFileSync(join(data, "simulators.csv"), toCsv(columns, rows));
writeFileSync(join(data, "simulators-machine.json"), `${JSON.stringify(thisMachine(), null, 2)}\n`);
