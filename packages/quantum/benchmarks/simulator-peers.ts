import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { print, programOf } from "../src/qasm/print.ts";
import { circuitOf, type SimulatorCase } from "./simulator-cases.ts";

const here = import.meta.dirname;
const script = join(here, "simulator-peers.py");

const cases: readonly SimulatorCase[] = [
  { method: "statevector", family: "random", qubits: 12, bond: 0 },
  { method: "statevector", family: "random", qubits: 16, bond: 0 },
  { method: "statevector", family: "random", qubits: 20, bond: 0 },
  { method: "statevector", family: "qaoa", qubits: 20, bond: 0 },
  { method: "tableau", family: "clifford", qubits: 24, bond: 0 },
  { method: "tableau", family: "clifford", qubits: 100, bond: 0 },
  { method: "tableau", family: "clifford", qubits: 1000, bond: 0 },
  { method: "mps", family: "ansatz", qubits: 24, bond: 8 },
  { method: "mps", family: "random", qubits: 24, bond: 32 },
  { method: "mps", family: "qaoa", qubits: 20, bond: 32 },
];

/** The environment of `npm run benchmark:peers -w @adyakshar/quantum`, where it was made. */
export function peerPython(): string | undefined {
  const python = process.env.PEERS_PYTHON ?? join(here, ".venv/bin/python");
  return existsSync(python) ? python : undefined;
}

/** Ours and theirs on the same circuits, one after the other, each in processor time of one thread. */
export function comparePeers(
  python: string,
  measure: (given: SimulatorCase) => { nsPerGate: number; gates: number },
) {
  return cases.map((given) => {
    const qasm = print(programOf(circuitOf(given)), { version: 2 });
    const input = `${JSON.stringify({ ...given, qasm })}\n`;
    const answer = execFileSync(python, [script], { input, encoding: "utf8", maxBuffer: 2 ** 26 });
    const peer: { tool: string; version: string; seconds: number } = JSON.parse(answer);
    const ours = measure(given);
    const seconds = (ours.nsPerGate * ours.gates) / 1e9;
    console.log(
      `${given.method} ${given.family} n=${given.qubits}: ours ${seconds.toPrecision(3)} s, ${peer.tool} ${peer.seconds.toPrecision(3)} s`,
    );
    return {
      ...given,
      gates: ours.gates,
      peer: peer.tool,
      version: peer.version,
      ours_seconds: seconds.toPrecision(4),
      peer_seconds: peer.seconds.toPrecision(4),
    };
  });
}
