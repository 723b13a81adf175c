import { parity } from "../../circuit/bits.ts";
import type { Gate } from "../../circuit/gate.ts";
import { dagger, multiply, product, sameUpToPhase } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { range } from "../../range.ts";
import type { Coupling } from "../coupling.ts";
import type { Axis } from "../passes/commute.ts";
import { mergeOneQubit } from "../passes/merge.ts";
import type { Routed } from "../routing/routed.ts";
import { type ControlledPauli, gatesOf } from "./clifford-steps.ts";
import { oneQubitGates } from "./one-qubit.ts";
import { placements } from "./path-sum-search.ts";
import { factors, placement, unitaryOf } from "./small-unitary.ts";

/** A Pauli operator up to its sign: X of qubit q is bit q, Z is bit `qubits` + q. */
type Pauli = number;

/** What X and Z on each wire at the end were at the beginning. */
interface Tableau {
  x: readonly Pauli[];
  z: readonly Pauli[];
}

function pauliMatrix(pauli: Pauli, qubits: number): Matrix {
  const size = 2 ** qubits;
  const flips = pauli & (size - 1);
  const signs = pauli >> qubits;
  const result = new Float64Array(2 * size * size);
  for (let column = 0; column < size; column++) {
    result[2 * ((column ^ flips) * size + column)] = parity(column & signs) ? -1 : 1;
  }
  return result;
}

function asPauli(matrix: Matrix, qubits: number): Pauli | undefined {
  return range(4 ** qubits).find((pauli) => sameUpToPhase(pauliMatrix(pauli, qubits), matrix));
}

/** Undefined where the unitary is no Clifford. */
function tableauOf(unitary: Matrix, qubits: number): Tableau | undefined {
  const paulis = range(2 * qubits).map((bit) =>
    asPauli(product(dagger(unitary), pauliMatrix(1 << bit, qubits), unitary), qubits),
  );
  return paulis.every((pauli) => pauli !== undefined)
    ? { x: paulis.slice(0, qubits), z: paulis.slice(qubits) }
    : undefined;
}

/** One-qubit gates cost nothing, so a wire is known by the set of its Paulis alone. */
function wireKeys({ x, z }: Tableau): number[] {
  return x.map((a, wire) => {
    const [least, next] = [a, z[wire], a ^ z[wire]].sort((p, q) => p - q);
    return least * 64 + next;
  });
}

/** The same wherever the qubits end. */
function setKey(tableau: Tableau): string {
  return wireKeys(tableau)
    .sort((a, b) => a - b)
    .join();
}

interface ExactSearchState {
  tableau: Tableau;
  steps: readonly ControlledPauli[];
  layout: readonly number[];
}

const axes = ["x", "y", "z"] as const;

/** Breadth first over all Cliffords: 6,720 on three qubits, as sets of Paulis on wires. */
export function fewestClifford(
  unitary: Matrix,
  qubits: number,
  device: Coupling,
): Routed | undefined {
  const wantedTableau = tableauOf(unitary, qubits);
  if (wantedTableau === undefined) return undefined;
  const wantedKeys = wireKeys(wantedTableau);
  const goal = setKey(wantedTableau);
  const wires = range(qubits);
  let level: ExactSearchState[] = placements(qubits, qubits).map((layout) => ({
    tableau: {
      x: wires.map((wire) => 1 << layout.indexOf(wire)),
      z: wires.map((wire) => 1 << (qubits + layout.indexOf(wire))),
    },
    steps: [],
    layout,
  }));
  const choices = device.edges.flatMap((edge) =>
    axes.flatMap((p) => axes.map((q): ControlledPauli => ({ wires: edge, paulis: [p, q] }))),
  );
  const seen = new Set<string>(level.map(({ tableau }) => wireKeys(tableau).join()));
  while (level.length > 0) {
    const done = level.find(({ tableau }) => setKey(tableau) === goal);
    if (done !== undefined) return write(done, unitary, wantedKeys);
    const next: ExactSearchState[] = [];
    for (const { tableau: before, steps, layout } of level) {
      for (const step of choices) {
        const tableau = afterStep(before, step);
        const key = wireKeys(tableau).join();
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ tableau, steps: [...steps, step], layout });
      }
    }
    level = next;
  }
  return undefined;
}

/** A CX between any two Paulis: what anticommutes with one is multiplied by the other. */
function afterStep({ x, z }: Tableau, { wires: [a, b], paulis: [p, q] }: ControlledPauli): Tableau {
  const of = (wire: number, axis: Axis) =>
    axis === "x" ? x[wire] : axis === "z" ? z[wire] : x[wire] ^ z[wire];
  const first = of(a, p);
  const second = of(b, q);
  const changed = (axis: "x" | "z", rows: readonly Pauli[]) =>
    rows
      .with(a, p === axis ? rows[a] : rows[a] ^ second)
      .with(b, q === axis ? rows[b] : rows[b] ^ first);
  return { x: changed("x", x), z: changed("z", z) };
}

/** The one-qubit gates that a local unitary is made of. */
function localGates(local: Matrix, qubit = 0): Gate[] {
  if (local.length === 2) return [];
  const [low, high] = factors(local);
  return [...oneQubitGates(low, qubit), ...localGates(high, qubit + 1)];
}

function write(
  { tableau, steps, layout }: ExactSearchState,
  unitary: Matrix,
  wantedKeys: readonly number[],
): Routed {
  const qubits = layout.length;
  const gates = steps.flatMap(gatesOf);
  const keys = wireKeys(tableau);
  const output = wantedKeys.map((key) => keys.indexOf(key));
  const reachedUnitary = unitaryOf({ qubits, operations: gates });
  const target = product(placement(output), unitary, dagger(placement(layout)));
  const locals = localGates(multiply(target, dagger(reachedUnitary)));
  const circuit = mergeOneQubit({ qubits, operations: [...gates, ...locals] });
  if (!sameUpToPhase(unitaryOf(circuit), target, 1e-7)) throw new Error("the search went astray");
  return { circuit, layout, output };
}
