import { fixed } from "../../circuit/build.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";
import { identity, product, tensor } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { type Block, collectBlocks } from "../passes/blocks.ts";
import { axisOn } from "../passes/commute.ts";
import { pairMatrix } from "../synthesis/small-unitary.ts";

/** The dependency graph of a circuit: a node is a two-qubit block, a one-qubit gate, a barrier, or a join of others. */
export interface BlockDag {
  qubits: number;
  /** The operations of each node; none for a node that only joins others. */
  operations: readonly (readonly Operation[])[];
  /** The pair of each node that is a block, else -1. */
  first: Int16Array;
  second: Int16Array;
  forward: Dependencies;
  backward: Dependencies;
}

/** The graph's edges in one direction. */
export interface Dependencies {
  inDegree: Int32Array;
  /** The successors of node k are `successors[start[k]]` up to, not including, `successors[start[k + 1]]`. */
  start: Int32Array;
  successors: Int32Array;
}

const matrixH = matrixOf(fixed("h", 0));

/** Whether the pair's unitary never flips the bit. */
function isDiagonalOn(matrix: Matrix, bit: number): boolean {
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      if (((row ^ column) & bit) === 0) continue;
      const at = 2 * (row * 4 + column);
      if (Math.abs(matrix[at]) + Math.abs(matrix[at + 1]) > 1e-10) return false;
    }
  }
  return true;
}

function blockAxes(matrix: Matrix): ("x" | "z" | undefined)[] {
  const one = identity(2);
  return [1, 2].map((bit) => {
    if (isDiagonalOn(matrix, bit)) return "z";
    const h = bit === 1 ? tensor(one, matrixH) : tensor(matrixH, one);
    return isDiagonalOn(product(h, matrix, h), bit) ? "x" : undefined;
  });
}

/** Nodes that commute on a qubit, in any order. */
interface Group {
  axis: string | undefined;
  members: number[];
  /** The predecessors of every member on this qubit. */
  after: readonly number[];
}

class Builder {
  readonly operations: (readonly Operation[])[] = [];
  readonly pairs: (readonly [number, number])[] = [];
  readonly predecessors: Set<number>[] = [];
  private readonly groups: Group[];

  constructor(qubits: number) {
    this.groups = Array.from({ length: qubits }, () => ({
      axis: undefined,
      members: [],
      after: [],
    }));
  }

  private node(
    operations: readonly Operation[],
    predecessors: Iterable<number>,
    pair: readonly [number, number] = [-1, -1],
  ): number {
    this.pairs.push(pair);
    this.predecessors.push(new Set(predecessors));
    return this.operations.push(operations) - 1;
  }

  private join(node: number, qubit: number, axis: string | undefined): void {
    const group = this.groups[qubit];
    if (axis === undefined || axis !== group.axis) {
      const { members } = group;
      // A join node keeps the number of edges linear.
      group.after = members.length > 1 ? [this.node([], members)] : members;
      group.members = [];
      group.axis = axis;
    }
    group.members.push(node);
    for (const other of group.after) this.predecessors[node].add(other);
  }

  add(operation: Operation): void {
    const node = this.node([operation], []);
    for (const qubit of operation.qubits) this.join(node, qubit, axisOn(operation, qubit));
  }

  addBlock({ qubits, gates }: Block): void {
    const matrix = pairMatrix(gates, qubits[0]);
    const node = this.node(gates, [], qubits);
    const axes = blockAxes(matrix);
    for (const [k, qubit] of qubits.entries()) this.join(node, qubit, axes[k]);
  }
}

function dependenciesOf(predecessors: readonly ReadonlySet<number>[]): Dependencies {
  const inDegree = Int32Array.from(predecessors, (set) => set.size);
  const start = new Int32Array(predecessors.length + 1);
  for (const set of predecessors) for (const node of set) start[node + 1]++;
  for (let k = 0; k < predecessors.length; k++) start[k + 1] += start[k];
  const successors = new Int32Array(start[predecessors.length]);
  const filled = start.slice();
  for (const [node, set] of predecessors.entries())
    for (const other of set) successors[filled[other]++] = node;
  return { inDegree, start, successors };
}

/** The nodes in an order in which they can be done. */
export function topologicalOrder({ inDegree, start, successors }: Dependencies): number[] {
  const left = inDegree.slice();
  const order: number[] = [];
  for (let node = 0; node < left.length; node++) if (left[node] === 0) order.push(node);
  for (const node of order) {
    for (let k = start[node]; k < start[node + 1]; k++) {
      if (--left[successors[k]] === 0) order.push(successors[k]);
    }
  }
  return order;
}

function reversed(predecessors: readonly ReadonlySet<number>[]): Set<number>[] {
  const back: Set<number>[] = predecessors.map(() => new Set());
  for (const [node, set] of predecessors.entries()) for (const other of set) back[other].add(node);
  return back;
}

export function blockDag(circuit: Circuit): BlockDag {
  const builder = new Builder(circuit.qubits);
  for (const element of collectBlocks(circuit)) {
    if ("block" in element) builder.addBlock(element.block);
    else builder.add(element.single);
  }
  return {
    qubits: circuit.qubits,
    operations: builder.operations,
    first: Int16Array.from(builder.pairs, ([a]) => a),
    second: Int16Array.from(builder.pairs, ([, b]) => b),
    forward: dependenciesOf(builder.predecessors),
    backward: dependenciesOf(reversed(builder.predecessors)),
  };
}
