import { integer, type Random, seeded, shuffle } from "../random.ts";
import { range } from "../range.ts";
import { fixed, pair, pairRotation, rotation, triple, u } from "./build.ts";
import type { Circuit, Gate } from "./gate.ts";

/** A circuit that cannot be built. */
export class CircuitError extends Error {}

function checkWhole(what: string, ...numbers: number[]): void {
  const wrong = numbers.find((number) => !Number.isInteger(number) || number < 1);
  if (wrong !== undefined)
    throw new CircuitError(`${what} is a whole number from 1 on, not ${wrong}`);
}

export function ghz(qubits: number): Circuit {
  checkWhole("the number of qubits", qubits);
  const ladder = range(qubits - 1).map((k) => pair("cx", k, k + 1));
  return { qubits, operations: [fixed("h", 0), ...ladder] };
}

/** The quantum Fourier transform, bit reversal included. */
export function qft(qubits: number): Circuit {
  checkWhole("the number of qubits", qubits);
  const operations: Gate[] = [];
  for (let high = qubits - 1; high >= 0; high--) {
    operations.push(fixed("h", high));
    for (let low = high - 1; low >= 0; low--) {
      operations.push(pairRotation("cp", Math.PI / 2 ** (high - low), low, high));
    }
  }
  for (let k = 0; k < Math.floor(qubits / 2); k++) operations.push(pair("swap", k, qubits - 1 - k));
  return { qubits, operations };
}

export function toffoli(): Circuit {
  return { qubits: 3, operations: [triple("ccx", 0, 1, 2)] };
}

/** Cuccaro's ripple-carry adder of two numbers: carry in, then b and a in turn, then carry out. */
export function adder(bits: number): Circuit {
  checkWhole("the number of bits", bits);
  const qubits = 2 * bits + 2;
  const b = (k: number) => 1 + 2 * k;
  const a = (k: number) => 2 + 2 * k;
  const carry = (k: number) => (k === 0 ? 0 : a(k - 1));
  const majority = (k: number) => [
    pair("cx", a(k), b(k)),
    pair("cx", a(k), carry(k)),
    triple("ccx", carry(k), b(k), a(k)),
  ];
  const unmajority = (k: number) => [
    triple("ccx", carry(k), b(k), a(k)),
    pair("cx", a(k), carry(k)),
    pair("cx", carry(k), b(k)),
  ];
  return {
    qubits,
    operations: [
      ...range(bits).flatMap(majority),
      pair("cx", a(bits - 1), qubits - 1),
      ...range(bits).reverse().flatMap(unmajority),
    ],
  };
}

/** The edges of a random 3-regular graph, by pairing stubs until no edge is a loop or double. */
export function cubicGraph(vertices: number, random: Random): [number, number][] {
  for (;;) {
    const stubs = shuffle(
      range(3 * vertices).map((stub) => stub % vertices),
      random,
    );
    const edges = range((3 * vertices) / 2).map((k): [number, number] => [
      Math.min(stubs[2 * k], stubs[2 * k + 1]),
      Math.max(stubs[2 * k], stubs[2 * k + 1]),
    ]);
    const distinct = new Set(edges.map((edge) => edge.join()));
    if (distinct.size === edges.length && edges.every(([a, b]) => a !== b)) return edges;
  }
}

/** The gates of QAOA for a cut of a random 3-regular graph, with angles of its usual size; the number of qubits must be even and at least 4. */
export function qaoa(qubits: number, layers = 1, seed = 1): Circuit {
  checkWhole("the number of qubits or layers", qubits, layers);
  if (qubits < 4 || qubits % 2 === 1)
    throw new CircuitError(
      "a graph in which each has three neighbors has an even number of vertices from 4 on",
    );
  const edges = cubicGraph(qubits, seeded(seed));
  const layer = (k: number): Gate[] => {
    const gamma = (0.6 * (k + 1)) / layers;
    const beta = (0.4 * (layers - k)) / layers;
    return [
      ...edges.flatMap(([a, b]) => [pair("cx", a, b), rotation("rz", gamma, b), pair("cx", a, b)]),
      ...range(qubits).map((qubit) => rotation("rx", 2 * beta, qubit)),
    ];
  };
  return {
    qubits,
    operations: [
      ...range(qubits).map((qubit) => fixed("h", qubit)),
      ...range(layers).flatMap(layer),
    ],
  };
}

/** A hardware-efficient ansatz: rotations with seeded angles between ladders of CX. */
export function vqe(qubits: number, layers = 2, seed = 1): Circuit {
  checkWhole("the number of qubits or layers", qubits, layers);
  const random = seeded(seed);
  const rotations = (): Gate[] =>
    range(qubits).flatMap((qubit) => [
      rotation("ry", hundredths(random), qubit),
      rotation("rz", hundredths(random), qubit),
    ]);
  const ladder = range(qubits - 1).map((k) => pair("cx", k, k + 1));
  return {
    qubits,
    operations: [...range(layers).flatMap(() => [...rotations(), ...ladder]), ...rotations()],
  };
}

/** An angle that reads well in a program. */
function hundredths(random: Random): number {
  return Math.round(random() * 628) / 100;
}

/** Layers of blocks on random pairs, as in a quantum volume test; a block is three CX and random one-qubit gates, not a Haar-random unitary. */
export function quantumVolume(qubits: number, layers: number = qubits, seed = 1): Circuit {
  checkWhole("the number of qubits or layers", qubits, layers);
  const random = seeded(seed);
  const general = (qubit: number) =>
    u(Math.acos(1 - 2 * random()), 6.28 * random(), 6.28 * random(), qubit);
  const block = (a: number, b: number): Gate[] => {
    const both = () => [general(a), general(b)];
    const pairs = [pair("cx", a, b), pair("cx", b, a), pair("cx", a, b)];
    return [...both(), ...pairs.flatMap((cx) => [cx, ...both()])];
  };
  const operations = range(layers).flatMap(() => {
    const order = shuffle(range(qubits), random);
    return range(Math.floor(qubits / 2)).flatMap((k) => block(order[2 * k], order[2 * k + 1]));
  });
  return { qubits, operations };
}

/** Gates drawn at random, about half of them CX on random pairs. */
export function randomCircuit(qubits: number, gates: number, seed = 1): Circuit {
  const random = seeded(seed);
  const randomGate = (): Gate => {
    const a = integer(random, qubits);
    const b = (a + 1 + integer(random, Math.max(1, qubits - 1))) % qubits;
    const kind = integer(random, 8);
    if (kind < 4 && a !== b) return pair("cx", a, b);
    if (kind === 4) return fixed("h", a);
    if (kind === 5) return fixed("t", a);
    return rotation(kind === 6 ? "rx" : "rz", hundredths(random), a);
  };
  return { qubits, operations: range(gates).map(randomGate) };
}

/** Four qubits that talk across the register, with the redundancy that generated circuits have. */
export function parityPhase(): Circuit {
  const phase = (a: number, b: number) => [pair("cx", a, b), fixed("t", b), pair("cx", a, b)];
  return {
    qubits: 4,
    operations: [
      fixed("h", 0),
      ...phase(0, 3),
      pair("cx", 0, 1),
      pair("cx", 1, 3),
      fixed("t", 0),
      ...phase(0, 3),
      fixed("t", 0),
      pair("cx", 1, 2),
      fixed("h", 0),
    ],
  };
}
