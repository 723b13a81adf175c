import { fixed } from "../src/circuit/build.ts";
import { makeGate, signatures } from "../src/circuit/signatures.ts";
import { range } from "../src/range.ts";
import { applyOperation, basisState } from "../src/simulators/statevector.ts";
import { cpuSeconds, row } from "./measuring.ts";
import { median } from "./statistics.ts";

const QUBITS = 20;
/** The clock of a thread may tick in steps of 4 ms, as long as a gate takes. */
const REPEATS = 20;

const gateNames = ["h", "t", "x", "rz", "u", "cx", "cp", "crx", "swap", "ccx"] as const;

console.log("Processor time of one run on this machine.\n");
const state = basisState(QUBITS);
for (const q of range(QUBITS)) applyOperation(state, fixed("h", q));
console.log(`Statevector, ${QUBITS} qubits, ns per amplitude and gate (over all positions)`);
console.log(row("gate", ["median", "worst"]));
for (const name of gateNames) {
  const { angles, qubits } = signatures[name];
  const gates = range(QUBITS).map((q) => {
    const places = [q, (q + 7) % QUBITS, (q + 12) % QUBITS];
    return makeGate(name, [0.3, 0.2, 0.1].slice(0, angles), places.slice(0, qubits));
  });
  for (const gate of gates) applyOperation(state, gate);
  const times = gates.map((gate) => {
    const begin = cpuSeconds();
    for (let k = 0; k < REPEATS; k++) applyOperation(state, gate);
    return ((cpuSeconds() - begin) * 1e9) / 2 ** QUBITS / REPEATS;
  });
  const cells = [median(times), Math.max(...times)].map((time) => time.toFixed(2));
  console.log(row(name, cells));
}
