import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { print, programOf } from "../src/qasm/print.ts";
import { resultsFolder, writeMachine, writeTable } from "./results.ts";
import { allCases, circuitOf, peerCases, type SimulatorCase } from "./simulator-cases.ts";

const here = import.meta.dirname;
/** The environment that `npm run benchmark:peers -w @adyakshar/quantum` makes. */
const python = join(here, ".venv/bin/python");
const folder = resultsFolder(true);

function measureInNewProcess(given: SimulatorCase) {
  const worker = join(here, "simulator-case.ts");
  const args = [worker, JSON.stringify(given)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

function describe({ family, method, qubits, bond }: SimulatorCase): string {
  return `${family} ${method} n=${qubits}${bond ? ` bond ${bond}` : ""}`;
}

/** Memory of a process that only builds the circuit, to be subtracted. */
const resting = measureInNewProcess({
  method: "none",
  family: "clifford",
  qubits: 24,
  bond: 0,
}).peakBytes;
const rows = allCases.map((simulatorCase) => {
  const { family, method, qubits, bond } = simulatorCase;
  const result = measureInNewProcess(simulatorCase);
  const nsPerGate = Math.round(result.nsPerGate);
  console.log(`${describe(simulatorCase)}: ${nsPerGate} ns a gate`);
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
const isNoisy = ({ method }: { method: string }) => /^(trajectory|noisy-density)$/.test(method);
writeTable(
  folder,
  "simulators.csv",
  rows.filter((row) => !isNoisy(row)),
);
writeMachine(folder, "simulators-machine.json");

/** Ours and theirs on the same circuit, one after the other, each in processor time of one thread. */
function comparePeer(given: SimulatorCase) {
  const qasm = print(programOf(circuitOf(given)));
  const answer = execFileSync(python, [join(here, "simulator-peers.py")], {
    input: `${JSON.stringify({ ...given, qasm })}\n`,
    encoding: "utf8",
  });
  const theirs: { tool: string; version: string; seconds: number } = JSON.parse(answer);
  const { gates, nsPerGate } = measureInNewProcess(given);
  const [ours_seconds, peer_seconds] = [(nsPerGate * gates) / 1e9, theirs.seconds].map((seconds) =>
    seconds.toPrecision(4),
  );
  console.log(`${describe(given)}: ours ${ours_seconds} s, ${theirs.tool} ${peer_seconds} s`);
  return {
    ...given,
    gates,
    peer: theirs.tool,
    version: theirs.version,
    ours_seconds,
    peer_seconds,
  };
}

// One file names the machine of both tables, so that neither is written without the other.
if (existsSync(python)) {
  writeTable(folder, "simulators-peers.csv", peerCases.map(comparePeer));
  writeTable(folder, "simulators-noise.csv", rows.filter(isNoisy));
  writeMachine(folder, "simulators-peers-machine.json");
} else {
  const command = "`npm run benchmark:peers -w @adyakshar/quantum`";
  console.log(
    `No peers, so their table and that of noise stay as they are: ${command} installs them.`,
  );
}
