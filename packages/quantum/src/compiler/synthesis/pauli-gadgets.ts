import { ones } from "../../circuit/bits.ts";
import { fixed, pair, rotation } from "../../circuit/build.ts";
import type { Circuit, Gate, Operation } from "../../circuit/gate.ts";
import { leastBy } from "../../least-by.ts";
import { rotationOf } from "../passes/cancel.ts";
import { resynthesizeClifford } from "./clifford-beam.ts";
import { tidyAngle } from "./one-qubit.ts";

const MAX_QUBITS = 16;
const MAX_GADGETS = 1_000;
/** Strings looked at for all steps together: half a second. */
const MAX_WORK = 20_000_000;
/** Rotations that a step looks ahead to, and how much less each layer of them counts. */
const WINDOW = 64;
const DISCOUNT = 0.7;

/** i^phase X^x Z^z, with a bit for each wire. */
interface Pauli {
  x: number;
  z: number;
  phase: number;
}

/** The rotation e^(-i angle/2 P). */
interface Gadget extends Pauli {
  angle: number;
}

const [X, Z, Y] = [1, 2, 3] as const;
const axes = { rx: X, ry: Y, rz: Z } as const;
const names = ["rx", "rz", "ry"] as const;

function multiply(a: Pauli, b: Pauli): Pauli {
  const phase = (a.phase + b.phase + 2 * ones(a.z & b.x)) & 3;
  return { x: a.x ^ b.x, z: a.z ^ b.z, phase };
}

/** X, Z or Y on a wire. */
function on(wire: number, code: number): Pauli {
  return {
    x: (code & 1) << wire,
    z: (code >> 1) << wire,
    phase: code === Y ? 1 : 0,
  };
}

function codeAt({ x, z }: Pauli, wire: number): number {
  return ((x >> wire) & 1) | (((z >> wire) & 1) << 1);
}

function weightOf({ x, z }: Pauli): number {
  return ones(x | z);
}

function commute(a: Pauli, b: Pauli): boolean {
  return (ones(a.x & b.z) + ones(a.z & b.x)) % 2 === 0;
}

/** Minus one where the Pauli is minus a product of X, Y and Z. */
function signOf({ x, z, phase }: Pauli): number {
  return ((phase - ones(x & z)) & 3) === 0 ? 1 : -1;
}

/** The circuit as rotations about Pauli strings, and the Clifford gates that follow them. */
function gadgetsOf({ qubits, operations }: Circuit) {
  const gadgets: Gadget[] = [];
  const cliffords: Gate[] = [];
  // What stands before the Clifford gates so far in the place of X and Z behind them.
  const xs = Array.from({ length: qubits }, (_, wire) => on(wire, X));
  const zs = Array.from({ length: qubits }, (_, wire) => on(wire, Z));
  const before = (wire: number, code: number) => {
    if (code === X) return xs[wire];
    if (code === Z) return zs[wire];
    const y = multiply(xs[wire], zs[wire]);
    return { ...y, phase: (y.phase + 1) & 3 };
  };
  const turn = (name: keyof typeof axes, wire: number, angle: number) => {
    const quarters = Math.round(angle / (Math.PI / 2));
    const axis = before(wire, axes[name]);
    if (Math.abs(tidyAngle(angle - (quarters * Math.PI) / 2)) > 1e-12) {
      add({ ...axis, angle });
      return;
    }
    const turned = (row: Pauli) => {
      const times = quarters & 3;
      if (times === 0 || commute(row, axis)) return row;
      const both = times === 2 ? row : multiply(row, axis);
      return { ...both, phase: (both.phase + [0, 3, 2, 1][times]) & 3 };
    };
    [xs[wire], zs[wire]] = [turned(xs[wire]), turned(zs[wire])];
    if ((quarters & 3) !== 0) cliffords.push(rotation(name, (quarters * Math.PI) / 2, wire));
  };
  /** A rotation about the same string is one with it, as long as those between commute. */
  const add = (gadget: Gadget) => {
    for (let k = gadgets.length - 1; k >= 0; k--) {
      const other = gadgets[k];
      if (other.x === gadget.x && other.z === gadget.z) {
        other.angle += other.phase === gadget.phase ? gadget.angle : -gadget.angle;
        if (tidyAngle(other.angle) === 0) gadgets.splice(k, 1);
        return;
      }
      if (!commute(other, gadget)) break;
    }
    gadgets.push(gadget);
  };
  for (const operation of operations) {
    if (operation.name === "barrier" || gadgets.length > MAX_GADGETS) return undefined;
    const [wire] = operation.qubits;
    const one = rotationOf(operation);
    if (operation.name === "cx") {
      const [, target] = operation.qubits;
      xs[wire] = multiply(xs[wire], xs[target]);
      zs[target] = multiply(zs[wire], zs[target]);
      cliffords.push(operation);
    } else if (one) turn(one.axis, wire, one.angle);
    else if (operation.name === "h") {
      for (const name of ["rz", "rx", "rz"] as const) turn(name, wire, Math.PI / 2);
    } else if (operation.name === "u") {
      const [theta, phi, lambda] = operation.angles;
      turn("rz", wire, lambda);
      turn("ry", wire, theta);
      turn("rz", wire, phi);
    } else if (operation.name !== "id") return undefined;
  }
  return { gadgets, cliffords };
}

/** A CX between any two Paulis, which is its own inverse. */
interface Step {
  wires: readonly [number, number];
  codes: readonly [number, number];
}

function gatesOf({ wires: [a, b], codes: [p, q] }: Step): Gate[] {
  const turnA = p === X ? [fixed("h", a)] : p === Y ? [rotation("rx", Math.PI / 2, a)] : [];
  const backA = p === X ? [fixed("h", a)] : p === Y ? [rotation("rx", -Math.PI / 2, a)] : [];
  const turnB = q === Z ? [fixed("h", b)] : q === Y ? [fixed("sdg", b)] : [];
  const backB = q === Z ? [fixed("h", b)] : q === Y ? [fixed("s", b)] : [];
  return [...turnA, ...turnB, pair("cx", a, b), ...backA, ...backB];
}

/** How many wires a step adds to a Pauli. */
function weightChange(pauli: Pauli, { wires: [a, b], codes: [p, q] }: Step): number {
  const [onA, onB] = [codeAt(pauli, a), codeAt(pauli, b)];
  if ((onA | onB) === 0) return 0;
  const afterA = onB !== 0 && onB !== q ? onA ^ p : onA;
  const afterB = onA !== 0 && onA !== p ? onB ^ q : onB;
  return Number(afterA > 0) + Number(afterB > 0) - Number(onA > 0) - Number(onB > 0);
}

function after<T extends Pauli>(pauli: T, { wires: [a, b], codes: [p, q] }: Step): T {
  const [onA, onB] = [codeAt(pauli, a), codeAt(pauli, b)];
  const meetsFirst = onA !== 0 && onA !== p;
  const meetsSecond = onB !== 0 && onB !== q;
  let result: Pauli = pauli;
  if (meetsSecond) result = multiply(result, on(a, p));
  if (meetsFirst) result = multiply(result, on(b, q));
  const phase = meetsFirst && meetsSecond ? (result.phase + 2) & 3 : result.phase;
  return { ...pauli, x: result.x, z: result.z, phase };
}

/** The steps that take a wire off a Pauli. */
function shorteningSteps(pauli: Pauli, qubits: number): Step[] {
  const steps: Step[] = [];
  for (let a = 0; a < qubits; a++) {
    const p = codeAt(pauli, a);
    for (let b = 0; b < a && p !== 0; b++) {
      const q = codeAt(pauli, b);
      if (q === 0) continue;
      for (const code of [X, Z, Y]) {
        if (code !== q) steps.push({ wires: [a, b], codes: [p, code] });
        if (code !== p) steps.push({ wires: [a, b], codes: [code, q] });
      }
    }
  }
  return steps;
}

/** For each of the rotations how many layers of others must come before it. */
function layersOf(gadgets: readonly Gadget[]): number[] {
  const layers: number[] = [];
  for (const [k, gadget] of gadgets.entries()) {
    let layer = 0;
    for (let before = 0; before < k; before++)
      if (layers[before] >= layer && !commute(gadgets[before], gadget)) layer = layers[before] + 1;
    layers.push(layer);
  }
  return layers;
}

/** The step that shortens the rotations most, among those that shorten one of the shortest that may come next. */
function bestStep(gadgets: readonly Gadget[], layers: readonly number[], qubits: number) {
  const next = gadgets.filter((_, k) => layers[k] === 0);
  const least = Math.min(...next.map(weightOf));
  const choices = new Map<string, Step>();
  for (const gadget of next) {
    if (weightOf(gadget) > least) continue;
    for (const step of shorteningSteps(gadget, qubits))
      choices.set([...step.wires, ...step.codes].join(), step);
  }
  const discounts = layers.map((layer) => DISCOUNT ** layer);
  const score = (step: Step) =>
    gadgets.reduce((sum, gadget, k) => sum + discounts[k] * weightChange(gadget, step), 0);
  return { step: leastBy([...choices.values()], score), work: choices.size * gadgets.length };
}

/**
 * A circuit of rotations about Pauli strings and Clifford gates written anew with fewer than `below` CX: step by step the
 * CX between two Paulis that shortens the strings most, the next ones above all (Paykin et al. 2023), and behind them
 * the Clifford gates that remain, with SWAPs at the end. Undefined where it takes more, or too long.
 */
export function resynthesizeGadgets(circuit: Circuit, below: number): Circuit | undefined {
  const { qubits } = circuit;
  if (qubits > MAX_QUBITS) return undefined;
  const found = gadgetsOf(circuit);
  if (!found || found.gadgets.length === 0) return undefined;
  let gadgets = found.gadgets;
  const gates: Gate[] = [];
  const steps: Step[] = [];
  for (let work = 0; gadgets.length > 0; ) {
    const window = gadgets.slice(0, WINDOW);
    const layers = layersOf(window);
    const done = new Set(window.filter((gadget, k) => layers[k] === 0 && weightOf(gadget) === 1));
    for (const gadget of done) {
      const wire = 31 - Math.clz32(gadget.x | gadget.z);
      const name = names[codeAt(gadget, wire) - 1];
      gates.push(rotation(name, tidyAngle(signOf(gadget) * gadget.angle), wire));
    }
    if (done.size > 0) {
      gadgets = gadgets.filter((gadget) => !done.has(gadget));
      continue;
    }
    const best = bestStep(window, layers, qubits);
    work += best.work;
    if (steps.length + 1 >= below || work > MAX_WORK) return undefined;
    steps.push(best.step);
    gates.push(...gatesOf(best.step));
    gadgets = gadgets.map((gadget) => after(gadget, best.step));
  }
  const undone = steps.toReversed().flatMap(gatesOf);
  const rest = { qubits, operations: [...undone, ...found.cliffords] };
  const clifford = resynthesizeClifford(rest, below - steps.length);
  return clifford && withSwaps([...gates, ...clifford.circuit.operations], clifford.permutation);
}

/** The operations, and SWAPs that bring each qubit back to the wire of its own number. */
function withSwaps(operations: readonly Operation[], permutation: readonly number[]): Circuit {
  const wires = [...permutation];
  const swaps: Gate[] = [];
  for (let qubit = 0; qubit < wires.length; qubit++) {
    const wire = wires[qubit];
    if (wire === qubit) continue;
    swaps.push(pair("swap", wire, qubit));
    wires[wires.indexOf(qubit)] = wire;
    wires[qubit] = qubit;
  }
  return { qubits: wires.length, operations: [...operations, ...swaps] };
}
