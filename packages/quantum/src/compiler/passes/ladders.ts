import { pair, pairRotation, rotation } from "../../circuit/build.ts";
import { type Circuit, type Gate, isOneQubit, type Operation } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import { rotationOf } from "./cancel.ts";
import { axisOn } from "./commute.ts";

/** What a run of controlled phases and one-qubit gates does on one of its qubits. */
interface Turn {
  qubit: number;
  /** The angle of its phase with each qubit that it meets, in order. */
  angles: Map<number, number>;
  /** Gates before it meets any, and gates behind its first `before` partners; phases among them stand anywhere. */
  first: Gate[];
  gates: Gate[];
  before: number;
}

/** Below this many qubits a ladder saves nothing. */
const MIN_LADDER_QUBITS = 4;

/**
 * The qubits of a Fourier transform in order, if the run is one: each two meet once, between the gates of the first and
 * those of the second. Phases and gates may be any.
 */
function fourierOrder(turns: readonly Turn[]): Turn[] | undefined {
  const order = turns.toSorted((a, b) => a.before - b.before);
  const isFourier = order.every(
    ({ angles, before }, k) =>
      before === k &&
      angles.size === order.length - 1 &&
      [...angles.keys()]
        .slice(0, k)
        .every((other) => order.slice(0, k).some(({ qubit }) => qubit === other)),
  );
  return isFourier && order.length >= MIN_LADDER_QUBITS ? order : undefined;
}

/** What the run does on each qubit; undefined where one has gates in two places on its way, or two qubits meet twice. */
function turnsOf(run: readonly Gate[]): Turn[] | undefined {
  const turns = new Map<number, Turn>();
  const turnOf = (qubit: number) => {
    const none: Turn = { qubit, angles: new Map(), first: [], gates: [], before: 0 };
    const turn = turns.get(qubit) ?? none;
    turns.set(qubit, turn);
    return turn;
  };
  for (const gate of run) {
    if (gate.name === "cp") {
      const [a, b] = gate.qubits.map(turnOf);
      if (a.angles.has(b.qubit)) return undefined;
      a.angles.set(b.qubit, gate.angles[0]);
      b.angles.set(a.qubit, gate.angles[0]);
      continue;
    }
    const turn = turnOf(gate.qubits[0]);
    if (axisOn(gate, turn.qubit) !== "z" && turn.before !== turn.angles.size) {
      if (turn.before > 0) return undefined;
      turn.first = turn.gates;
      turn.gates = [];
      turn.before = turn.angles.size;
    }
    turn.gates.push(gate);
  }
  return [...turns.values()];
}

/**
 * A Fourier transform with CX between neighbors of its order alone, n² + n - 4 of them. Wires hold sums of neighboring
 * qubits, so that one ladder of CX adds the present qubit to all that it has to meet, and another takes it away.
 */
function ladder(order: readonly Turn[]): Gate[] {
  const last = order.length - 1;
  const gates: Gate[] = [];
  const cx = (a: number, b: number) => gates.push(pair("cx", order[a].qubit, order[b].qubit));
  const phase = (angle: number, k: number) => gates.push(rotation("p", angle, order[k].qubit));
  const sums = (from: number) => {
    for (let k = last; k >= from; k--) cx(k - 1, k);
  };
  gates.push(...order.flatMap(({ first }) => first));
  sums(2);
  for (const [j, { angles, gates: gatesOfTurn }] of order.entries()) {
    const half = (k: number) => (angles.get(order[k].qubit) ?? 0) / 2;
    const halves = (from: number, to: number) =>
      range(to - from).reduce((sum, k) => sum + half(from + k), 0);
    phase(halves(0, j), j);
    gates.push(...gatesOfTurn);
    phase(halves(j + 1, last + 1), j);
    for (let k = j + 1; k <= last; k++) {
      cx(k - 1, k);
      phase(-half(k), k);
    }
    sums(j + 2);
    if (j < last) cx(j, j + 1);
    if (j + 1 < last) cx(j + 1, j + 2);
  }
  return gates;
}

/** A phase between two CX on one pair as a controlled phase, and what is left of it on each of the two. */
function asControlledPhase([first, middle, last]: readonly Operation[]): Gate[] | undefined {
  if (first?.name !== "cx" || last?.name !== "cx" || middle?.name === "barrier") return undefined;
  const [a, b] = first.qubits;
  const turn = rotationOf(middle);
  if (turn?.axis !== "rz" || middle.qubits[0] !== b) return undefined;
  if (last.qubits.join() !== first.qubits.join()) return undefined;
  const { angle } = turn;
  return [rotation("p", angle, a), rotation("p", angle, b), pairRotation("cp", -2 * angle, a, b)];
}

/** A run that is a Fourier transform as a ladder, and gates on other qubits; undefined for any other run. */
function ladderOf(run: readonly Gate[]): Gate[] | undefined {
  const turns = turnsOf(run) ?? [];
  const order = fourierOrder(turns.filter(({ angles }) => angles.size > 0));
  const otherTurns = turns.filter(({ angles }) => angles.size === 0);
  return order && [...otherTurns.flatMap(({ gates }) => gates), ...ladder(order)];
}

/** The circuit with each Fourier transform as a ladder along a line; undefined where there is none. */
export function withLadders({ qubits, operations }: Circuit): Circuit | undefined {
  const rewritten: Operation[] = [];
  let run: Gate[] = [];
  let hasLadder = false;
  const flush = () => {
    const gates = ladderOf(run);
    if (gates) hasLadder = true;
    rewritten.push(...(gates ?? run));
    run = [];
  };
  for (let k = 0; k < operations.length; k++) {
    const operation = operations[k];
    const phase = asControlledPhase(operations.slice(k, k + 3));
    if (phase) {
      run.push(...phase);
      k += 2;
    } else if (operation.name === "cp" || isOneQubit(operation)) {
      run.push(operation);
    } else {
      flush();
      rewritten.push(operation);
    }
  }
  flush();
  return hasLadder ? { qubits, operations: rewritten } : undefined;
}
