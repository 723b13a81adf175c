import type { Circuit, Operation } from "../../circuit/gate.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { range } from "../../range.ts";
import { collectBlocks } from "../passes/blocks.ts";
import { axisOn } from "../passes/commute.ts";
import { pairMatrix } from "../synthesis/small-unitary.ts";

/** The dependency graph of a circuit: a node is a two-qubit block, a one-qubit gate, a barrier, or a join of others. */
export interface BlockDag {
  qubits: number;
  /** The operations of each node; none for a node that only joins others. */
  operations: readonly (readonly Operation[])[];
  /** The unitary of each node that is a block. */
  matrices: readonly (Matrix | undefined)[];
  /** The pair of each node that is a block, else -1. */
  first: Int16Array;
  second: Int16Array;
  /** Commuting nodes in any order. */
  commuting: Directions;
  /** All nodes of a qubit in the program's order. */
  written: Directions;
}

type Directions = readonly [forward: Dependencies, backward: Dependencies];

/** The graph's edges in one direction. */
export interface Dependencies {
  inDegree: Int32Array;
  successors: readonly (readonly number[])[];
}

/** The axis along which a pair's unitary is diagonal on one of its qubits, if any: it commutes with that Pauli there. */
function axisOfBlock(matrix: Matrix, bit: number): "x" | "z" | undefined {
  let [isAlongX, isAlongZ] = [true, true];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const at = 2 * (row * 4 + column);
      const flipped = 2 * ((row ^ bit) * 4 + (column ^ bit));
      const [re, im] = [matrix[at], matrix[at + 1]];
      if (isLarge(re - matrix[flipped], im - matrix[flipped + 1])) isAlongX = false;
      if (((row ^ column) & bit) !== 0 && isLarge(re, im)) isAlongZ = false;
    }
  }
  return isAlongZ ? "z" : isAlongX ? "x" : undefined;
}

function isLarge(re: number, im: number): boolean {
  return Math.abs(re) + Math.abs(im) > 1e-10;
}

/** What stands for the pair of a node that is no block. */
const noPair: readonly [number, number] = [-1, -1];

/** Nodes that commute on a qubit, in any order. */
interface Group {
  axis: string | undefined;
  members: number[];
  /** The predecessors of every member on this qubit. */
  after: readonly number[];
}

/** The nodes in an order in which they can be done. */
export function topologicalOrder({ inDegree, successors }: Dependencies): number[] {
  const left = inDegree.slice();
  const order = range(left.length).filter((node) => left[node] === 0);
  for (const node of order) {
    for (const next of successors[node]) if (--left[next] === 0) order.push(next);
  }
  return order;
}

export function blockDag(circuit: Circuit): BlockDag {
  const operations: (readonly Operation[])[] = [];
  const matrices: (Matrix | undefined)[] = [];
  const pairs: (readonly [number, number])[] = [];
  const predecessors: Set<number>[] = [];
  const writtenPredecessors: Set<number>[] = [];
  const lastNode = new Array<number>(circuit.qubits).fill(-1);
  const groups = range(circuit.qubits).map((): Group => {
    return { axis: undefined, members: [], after: [] };
  });
  const addNode = (gates: readonly Operation[], pair = noPair, before: readonly number[] = []) => {
    pairs.push(pair);
    predecessors.push(new Set(before));
    writtenPredecessors.push(new Set());
    return operations.push(gates) - 1;
  };
  const join = (node: number, qubit: number, axis: string | undefined) => {
    if (lastNode[qubit] >= 0) writtenPredecessors[node].add(lastNode[qubit]);
    lastNode[qubit] = node;
    const group = groups[qubit];
    if (axis === undefined || axis !== group.axis) {
      const { members } = group;
      // A join node keeps the number of edges linear.
      group.after = members.length > 1 ? [addNode([], noPair, members)] : members;
      group.members = [];
      group.axis = axis;
    }
    group.members.push(node);
    for (const other of group.after) predecessors[node].add(other);
  };
  for (const element of collectBlocks(circuit)) {
    if ("gates" in element) {
      const { qubits, gates } = element;
      const matrix = pairMatrix(gates, qubits[0]);
      const node = addNode(gates, qubits);
      matrices[node] = matrix;
      for (const [k, qubit] of qubits.entries()) join(node, qubit, axisOfBlock(matrix, 1 << k));
    } else {
      const node = addNode([element]);
      for (const qubit of element.qubits) join(node, qubit, axisOn(element, qubit));
    }
  }
  return {
    qubits: circuit.qubits,
    operations,
    matrices,
    first: Int16Array.from(pairs, ([a]) => a),
    second: Int16Array.from(pairs, ([, b]) => b),
    commuting: dependencies(predecessors),
    written: dependencies(writtenPredecessors),
  };
}

/** The edges forward and backward, from each node's predecessors. */
function dependencies(predecessors: readonly ReadonlySet<number>[]): Directions {
  const before = predecessors.map((nodes) => [...nodes].sort((a, b) => a - b));
  const after: number[][] = before.map(() => []);
  for (const [node, others] of before.entries())
    for (const other of others) after[other].push(node);
  const lengths = (lists: readonly number[][]) => Int32Array.from(lists, ({ length }) => length);
  return [
    { inDegree: lengths(before), successors: after },
    { inDegree: lengths(after), successors: before },
  ];
}
