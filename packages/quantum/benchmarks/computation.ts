import { fixed, pair, pairRotation, rotation, triple, u } from "../src/circuit/build.ts";
import type { Circuit, Gate } from "../src/circuit/gate.ts";
import { seeded } from "../src/random.ts";
import { binaryBytes } from "../src/simulators/binary-bytes.ts";
import { runMps } from "../src/simulators/mps.ts";
import { heldBytes } from "../src/simulators/mps-readings.ts";
import { applyOperation, basisState, runStatevector } from "../src/simulators/statevector.ts";
import { createTableauSampler, heldTableauBytes, runTableau } from "../src/simulators/tableau.ts";
import { median, ratio, row } from "./format.ts";
import { npmSimulators } from "./npm-simulators.ts";
import { seconds } from "./processor-time.ts";

const QUBITS = 20;
/** A package is tried at two more qubits as long as the last run took less than this. */
const PATIENCE_SECONDS = 15;

/** Every qubit in superposition, then phases and a ring of CX. */
function comparison(qubits: number): Circuit {
  const each = Array.from({ length: qubits }, (_, q) => q);
  return {
    qubits,
    operations: [
      ...each.map((q) => fixed("h", q)),
      ...each.flatMap((q) => [rotation("rz", 0.3 + q, q), pair("cx", q, (q + 1) % qubits)]),
    ],
  };
}

function nanosecondsPerAmplitude(circuit: Circuit, run: (circuit: Circuit) => void): number {
  const taken = seconds(() => run(circuit));
  return (taken * 1e9) / (circuit.operations.length * 2 ** circuit.qubits);
}

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
    const times = gates.map(
      (gate) => (seconds(() => applyOperation(state, gate)) * 1e9) / 2 ** QUBITS,
    );
    console.log(
      row(
        name,
        [median(times), Math.max(...times)].map((time) => time.toFixed(2)),
      ),
    );
  }
}

function comparePackages(): void {
  console.log("\nAgainst npm packages: h, rz and cx, ns per amplitude and gate");
  console.log(row("package", ["qubits", "package", "ours", "ratio"]));
  runStatevector(comparison(12));
  for (const { name, run } of npmSimulators) {
    let taken = 0;
    for (let qubits = 8; qubits <= QUBITS && taken < PATIENCE_SECONDS; qubits += 2) {
      const circuit = comparison(qubits);
      const theirs = nanosecondsPerAmplitude(circuit, run);
      taken = (theirs * circuit.operations.length * 2 ** qubits) / 1e9;
      if (qubits < QUBITS && taken < PATIENCE_SECONDS) continue;
      const ours = median(
        Array.from({ length: 5 }, () => nanosecondsPerAmplitude(circuit, runStatevector)),
      );
      const cells = [String(qubits), theirs.toFixed(0), ours.toFixed(2), ratio(theirs, ours)];
      console.log(row(name, cells));
    }
  }
}

function randomClifford(qubits: number, length: number): Circuit {
  const random = seeded(7);
  const qubit = () => Math.floor(random() * qubits);
  const operations = Array.from({ length }, (): Gate => {
    const a = qubit();
    const kind = random();
    if (kind < 0.25) return fixed("h", a);
    if (kind < 0.5) return fixed("s", a);
    return pair("cx", a, (a + 1 + Math.floor(random() * (qubits - 1))) % qubits);
  });
  return { qubits, operations };
}

function measureTableau(): void {
  console.log("\nStabilizer tableau, random Clifford circuits");
  console.log(row("qubits", ["bytes", "µs per gate", "µs per shot"]));
  for (const qubits of [20, 100, 1000]) {
    const circuit = randomClifford(qubits, 20_000);
    const gate = seconds(() => runTableau(circuit)) / circuit.operations.length;
    const draw = createTableauSampler(runTableau(circuit), seeded(1));
    const shot =
      seconds(() => {
        for (let k = 0; k < 1000; k++) draw();
      }) / 1000;
    const cells = [binaryBytes(heldTableauBytes(qubits)), gate, shot].map((cell) =>
      typeof cell === "string" ? cell : (cell * 1e6).toFixed(2),
    );
    console.log(row(String(qubits), cells));
  }
}

/** Layers of random rotations and CX between neighbors: entanglement grows with each. */
function brickwork(qubits: number, layers: number): Circuit {
  const random = seeded(5);
  const operations: Gate[] = [];
  for (let layer = 0; layer < layers; layer++) {
    for (let q = 0; q < qubits; q++) operations.push(u(6 * random(), 6 * random(), 0, q));
    for (let q = layer % 2; q + 1 < qubits; q += 2) operations.push(pair("cx", q, q + 1));
  }
  return { qubits, operations };
}

function measureMps(): void {
  const circuit = brickwork(QUBITS, 16);
  const pairs = circuit.operations.filter(({ qubits }) => qubits.length === 2).length;
  console.log(`\nMatrix product state, ${QUBITS} qubits, 16 layers of a random brickwork circuit`);
  console.log(row("largest bond", ["bytes", "ms per cx", "kept weight"]));
  for (const maxBond of [8, 16, 32, 64]) {
    let held = "";
    let kept = 0;
    const taken = seconds(() => {
      const mps = runMps(circuit, { maxBond });
      held = binaryBytes(heldBytes(mps));
      kept = mps.keptWeight;
    });
    console.log(row(String(maxBond), [held, ((taken * 1e3) / pairs).toFixed(2), kept.toFixed(4)]));
  }
}

console.log("Processor time of one run on this machine.\n");
measureKernels();
comparePackages();
measureTableau();
measureMps();
