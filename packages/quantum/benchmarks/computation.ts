import { fixed, pair, pairRotation, rotation, triple, u } from "../src/circuit/build.ts";
import type { Gate } from "../src/circuit/gate.ts";
import { applyOperation, basisState } from "../src/simulators/statevector.ts";
import { cpuSeconds, median, row } from "./measuring.ts";

const QUBITS = 20;
/** The clock of a thread may tick in steps of 4 ms, as long as a gate takes. */
const REPEATS = 20;

function measureKernels(): void {
  const kinds: Record<string, (a: number, b: number, c: number) => Gate> = {
    h: (a) => fixed("h", a),
    t: (a) => fixed("t", a),
    x: (a) => fixed("x", a),
    rz: (a) => rotation("rz", 0.3, a),
    u: (a) => u(0.3, 0.2, 0.1, a),
    cx: (a, b) => pair("cx", a, b),
    cp: (a, b) => pairRotation("cp", 0.3, a, b),
    crx: (a, b) => pairRotation("crx", 0.3, a, b),
    swap: (a, b) => pair("swap", a, b),
    ccx: (a, b, c) => triple("ccx", a, b, c),
  };
  const state = basisState(QUBITS);
  const each = Array.from({ length: QUBITS }, (_, q) => q);
  for (const q of each) applyOperation(state, fixed("h", q));
  console.log(`Statevector, ${QUBITS} qubits, ns per amplitude and gate (over all positions)`);
  console.log(row("gate", ["median", "worst"]));
  for (const [name, make] of Object.entries(kinds)) {
    const gates = each.map((q) => make(q, (q + 7) % QUBITS, (q + 12) % QUBITS));
    for (const gate of gates) applyOperation(state, gate);
    const times = gates.map((gate) => {
      const begin = cpuSeconds();
      for (let k = 0; k < REPEATS; k++) applyOperation(state, gate);
      return ((cpuSeconds() - begin) * 1e9) / 2 ** QUBITS / REPEATS;
    });
    console.log(
      row(
        name,
        [median(times), Math.max(...times)].map((time) => time.toFixed(2)),
      ),
    );
  }
}

console.log("Processor time of one run on this machine.\n");
measureKernels();
