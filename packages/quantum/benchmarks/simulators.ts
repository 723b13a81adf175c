import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resultsFolder, writeMachine, writeTable } from "./results.ts";
import { allCases, type SimulatorCase } from "./simulator-cases.ts";
import { comparePeers, peerPython } from "./simulator-peers.ts";

const worker = join(import.meta.dirname, "simulator-case.ts");

function measure(given: SimulatorCase) {
  return JSON.parse(
    execFileSync(process.execPath, [worker, JSON.stringify(given)], { encoding: "utf8" }),
  );
}

/** `--method trajectory --method noisy-density --method peers` measures those tables alone. */
const { values } = parseArgs({ options: { method: { type: "string", multiple: true } } });
const chosenMethods = values.method;
const isChosen = (method: string) => chosenMethods === undefined || chosenMethods.includes(method);

/** Memory of a process that only builds the circuit, to be subtracted. */
const resting = measure({ method: "none", family: "clifford", qubits: 24, bond: 0 }).peakBytes;
const chosenCases = allCases().filter(({ method }) => isChosen(method));
const rows = chosenCases.map((simulatorCase) => {
  const { family, method, qubits, bond } = simulatorCase;
  const result = measure(simulatorCase);
  const nsPerGate = Math.round(result.nsPerGate);
  const shownBond = bond ? ` bond ${bond}` : "";
  console.log(`${family} ${method} n=${qubits}${shownBond}: ${nsPerGate} ns a gate`);
  return {
    ...{ family, method, qubits, bond },
    gates: result.gates,
    state_bytes: result.stateBytes,
    peak_bytes: Math.max(0, result.peakBytes - resting),
    ns_per_gate: nsPerGate,
    largest_bond: result.largestBond,
    fidelity: result.fidelity?.toPrecision(6) ?? "",
    kept_weight: result.keptWeight?.toPrecision(6) ?? "",
  };
});

const isNoisy = (method: string) => method === "trajectory" || method === "noisy-density";
/** Writes a table where any of it was measured, with the machine that measured it. */
function write(
  name: string,
  table: Parameters<typeof writeTable>[2],
  machine: string,
  isWhole = true,
): void {
  if (table.length === 0) return;
  const folder = resultsFolder(isWhole);
  writeTable(folder, name, table);
  writeMachine(folder, machine);
}

for (const [name, machine, isForNoise] of [
  ["simulators.csv", "simulators-machine.json", false],
  ["simulators-noise.csv", "simulators-peers-machine.json", true],
] as const) {
  const table = rows.filter(({ method }) => isNoisy(method) === isForNoise);
  const methods = allCases().flatMap(({ method }) =>
    isNoisy(method) === isForNoise ? method : [],
  );
  write(name, table, machine, methods.every(isChosen));
}
const python = peerPython();
if (isChosen("peers") && python !== undefined) {
  write("simulators-peers.csv", comparePeers(python, measure), "simulators-peers-machine.json");
} else if (isChosen("peers")) {
  console.log(
    "No peers: `npm run benchmark:peers -w @adyakshar/quantum` makes the Python environment that holds them.",
  );
}
