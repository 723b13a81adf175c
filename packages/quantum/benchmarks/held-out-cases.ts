import { fixed, pair, rotation } from "../src/circuit/build.ts";
import { qaoa, qft, quantumVolume, randomCircuit } from "../src/circuit/families.ts";
import type { Circuit, Gate } from "../src/circuit/gate.ts";
import { print, programOf } from "../src/qasm/print.ts";
import { integer, type Random, seeded, shuffle } from "../src/random.ts";
import { range } from "../src/range.ts";

const header = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** The one interaction that the library of OpenQASM 2 has not. */
const ryy =
  "gate ryy(t) a, b { rx(pi/2) a; rx(pi/2) b; cx a, b; rz(t) b; cx a, b; rx(-pi/2) a; rx(-pi/2) b; }";

/** A gate of a program: `on` draws its qubits, `angle` an angle, `kind` is a number below one that decides what it is. */
type DrawGate = (on: (count: number) => string, angle: () => string, kind: number) => string;

const dense: DrawGate = (on, angle, kind) =>
  kind < 0.5 ? `U(${angle()}, ${angle()}, ${angle()}) ${on(1)}` : `cx ${on(2)}`;

const reversible: DrawGate = (on, _, kind) =>
  kind < 0.5 ? `ccx ${on(3)}` : kind < 0.85 ? `cx ${on(2)}` : `x ${on(1)}`;

const clifford: DrawGate = (on, _, kind) =>
  kind < 0.5 ? `cx ${on(2)}` : `${kind < 0.75 ? "h" : "s"} ${on(1)}`;

function controls(qubits: number, random: Random): DrawGate {
  return (on, angle, kind) => {
    const count = 2 + integer(random, qubits - 2);
    const gate = kind < 0.4 ? "x" : kind < 0.7 ? `rz(${angle()})` : `ry(${angle()})`;
    return kind > 0.85 ? `h ${on(1)}` : `ctrl(${count}) @ ${gate} ${on(count + 1)}`;
  };
}

/** A program whose gates are drawn one by one. */
function drawnProgram(qubits: number, gates: number, random: Random, drawGate: DrawGate): string {
  const angle = () => (2 * Math.PI * random() - Math.PI).toFixed(6);
  const on = (count: number) => {
    const chosen = shuffle(range(qubits), random).slice(0, count);
    return chosen.map((qubit) => `q[${qubit}]`).join(", ");
  };
  const lines = range(gates).map(() => `${drawGate(on, angle, random())};\n`);
  return `${header}qubit[${qubits}] q;\n${lines.join("")}`;
}

/** Phases between a Fourier transform and the same again. */
function fourier(qubits: number, random: Random): Circuit {
  const { operations } = qft(qubits);
  const phases = Array.from({ length: qubits }, (_, k) => rotation("p", 6 * random(), k));
  return { qubits, operations: [...operations, ...phases, ...operations] };
}

function heisenberg(qubits: number, steps: number, random: Random): string {
  const lines: string[] = [];
  for (let step = 0; step < steps; step++) {
    for (let k = 0; k + 1 < qubits; k++) {
      for (const axis of ["rxx", "ryy", "rzz"]) {
        lines.push(`${axis}(${(2 * random()).toFixed(6)}) q[${k}], q[${k + 1}];\n`);
      }
    }
  }
  return `OPENQASM 2.0;\ninclude "qelib1.inc";\n${ryy}\nqreg q[${qubits}];\n${lines.join("")}`;
}

type Family = () => string;

function drawn(families: Readonly<Record<string, Family>>) {
  return Object.entries(families).flatMap(([family, make]) =>
    [1, 2].map((k) => ({ family, name: `${family.replaceAll(" ", "-")}.${k}`, text: make() })),
  );
}

const text = (circuit: Circuit) => print(programOf(circuit));

/** Programs of many kinds that nobody has seen before the seed is drawn. */
export function heldOutCases(seed: number): { family: string; name: string; text: string }[] {
  const random = seeded(seed);
  const next = () => integer(random, 2 ** 31);
  return drawn({
    "dense on 3": () => drawnProgram(3, 50 + integer(random, 50), random, dense),
    "dense on 4": () => drawnProgram(4, 80 + integer(random, 80), random, dense),
    controls: () => {
      const qubits = 4 + integer(random, 2);
      return drawnProgram(qubits, 8, random, controls(qubits, random));
    },
    reversible: () => drawnProgram(5 + integer(random, 3), 25, random, reversible),
    random: () => text(randomCircuit(6 + integer(random, 3), 60, next())),
    Clifford: () => drawnProgram(5 + integer(random, 3), 60, random, clifford),
    QAOA: () => text(qaoa(8, 1, next())),
    "quantum volume": () => text(quantumVolume(5 + integer(random, 3), 5, next())),
    Heisenberg: () => heisenberg(6 + integer(random, 3), 2, random),
    Fourier: () => text(fourier(5 + integer(random, 4), random)),
  });
}

/** Rotations about products of Paulis on up to four qubits each, as chemistry has them. */
function gadgets(qubits: number, count: number, random: Random): Circuit {
  const operations = range(count).flatMap((): Gate[] => {
    const wires = shuffle(range(qubits), random).slice(0, 2 + integer(random, 3));
    const turns = wires.flatMap((wire): [Gate, Gate][] => {
      const axis = integer(random, 3);
      if (axis === 0) return [];
      if (axis === 1) return [[fixed("h", wire), fixed("h", wire)]];
      return [[rotation("rx", Math.PI / 2, wire), rotation("rx", -Math.PI / 2, wire)]];
    });
    const ladder = wires.slice(1).map((wire, k) => pair("cx", wires[k], wire));
    const last = wires[wires.length - 1];
    return [
      ...turns.map(([to]) => to),
      ...ladder,
      rotation("rz", 6 * random(), last),
      ...ladder.toReversed(),
      ...turns.map(([, back]) => back),
    ];
  });
  return { qubits, operations };
}

/** Steps of an Ising chain in a transverse field. */
function ising(qubits: number, steps: number, random: Random): Circuit {
  const angles = [2 * random(), 2 * random()];
  const step = [
    ...range(qubits - 1).flatMap((k) => [
      pair("cx", k, k + 1),
      rotation("rz", angles[0], k + 1),
      pair("cx", k, k + 1),
    ]),
    ...range(qubits).map((k) => rotation("rx", angles[1], k)),
  ];
  return { qubits, operations: range(steps).flatMap(() => step) };
}

/** A state of all zeros and all ones, made along a random tree. */
function ghzTree(qubits: number, random: Random): Circuit {
  const pairs = range(qubits - 1).map((k) => pair("cx", integer(random, k + 1), k + 1));
  return { qubits, operations: [fixed("h", 0), ...pairs] };
}

/** Layers of turns and of CX on random pairs. */
function layered(qubits: number, layers: number, random: Random): Circuit {
  const layer = () => {
    const order = shuffle(range(qubits), random);
    const pairs = range(Math.floor(qubits / 2)).map((k) =>
      pair("cx", order[2 * k], order[2 * k + 1]),
    );
    return [...order.map((wire) => rotation("ry", 6 * random(), wire)), ...pairs];
  };
  return { qubits, operations: range(layers).flatMap(layer) };
}

/** The same of eight to sixty qubits. */
export function wideCases(seed: number): { family: string; name: string; text: string }[] {
  const random = seeded(seed + 1);
  const next = () => integer(random, 2 ** 31);
  const between = (least: number, most: number) => least + integer(random, most - least + 1);
  return drawn({
    "wide QAOA": () => text(qaoa(2 * between(6, 30), 1, next())),
    "wide Ising": () => text(ising(between(16, 60), between(2, 4), random)),
    "wide GHZ": () => text(ghzTree(between(20, 60), random)),
    "wide random": () => text(randomCircuit(between(10, 24), 100, next())),
    "wide Clifford": () => drawnProgram(between(10, 24), 150, random, clifford),
    "wide reversible": () => drawnProgram(between(10, 20), 40, random, reversible),
    "wide Fourier": () => text(fourier(between(9, 14), random)),
    "wide Heisenberg": () => heisenberg(between(9, 16), 2, random),
    "wide layered": () => text(layered(between(12, 40), between(2, 3), random)),
    "wide gadgets": () => text(gadgets(between(8, 12), 20, random)),
  });
}
