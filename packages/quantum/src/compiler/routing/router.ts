import { multiply } from "../../circuit/linear.ts";
import type { Random } from "../../random.ts";
import { type Coupling, stepToward } from "../coupling.ts";
import { lossesOf } from "../losses.ts";
import { cxCost } from "../synthesis/kak.ts";
import { swapMatrix } from "../synthesis/small-unitary.ts";
import { BlockCosts } from "./block-costs.ts";
import type { BlockDag, Dependencies } from "./dag.ts";
import type { RouteWriter } from "./routed.ts";
import { SwapHeuristic, type Weights } from "./swap-heuristic.ts";

const MAX_WINDOW_BLOCKS = 256;
/** SWAPs without progress before one block is routed along a shortest path, which ends every cycle. */
const MAX_STALLED_SWAPS = 24;

/** SABRE with the CX that each SWAP really adds in its score. */
export class Router {
  /** Device qubit of each program qubit; qubits beyond the program's stand for idle places. */
  readonly layout: Int16Array;
  /** Program qubit on each device qubit. */
  private readonly occupants: Int16Array;
  private readonly inDegree: Int32Array;
  private readonly ready: Int32Array;
  private readonly front: Int32Array;
  private readonly lookahead = new Int32Array(MAX_WINDOW_BLOCKS);
  /** The stamp of the search that saw each node last. */
  private readonly stamps: Int32Array;
  private readonly queue: Int32Array;
  private readonly moveCounts: Float64Array;
  private readonly costs: BlockCosts;
  private readonly heuristic: SwapHeuristic;
  /** CX that a block takes, alone and with a SWAP behind it. */
  private readonly cost: Uint8Array;
  private readonly swappedCost: Uint8Array;
  /** The loss of a CX on each pair. */
  private readonly losses: Float64Array;
  /** No route loses less. */
  readonly leastCost: number;
  private readonly dag: BlockDag;
  private readonly device: Coupling;
  /** Blocks that were looked at or placed so far: what a budget is measured in. */
  work = 0;
  private frontSize = 0;
  private lookaheadSize = 0;
  private stamp = 0;

  constructor(dag: BlockDag, device: Coupling) {
    const nodes = dag.first.length;
    this.dag = dag;
    this.device = device;
    this.layout = new Int16Array(device.size);
    this.occupants = new Int16Array(device.size);
    this.inDegree = new Int32Array(nodes);
    this.ready = new Int32Array(nodes);
    this.front = new Int32Array(nodes);
    this.stamps = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);
    this.moveCounts = new Float64Array(device.size);
    this.costs = new BlockCosts(device.size);
    this.losses = lossesOf(device);
    this.heuristic = new SwapHeuristic(device, nodes + MAX_WINDOW_BLOCKS, this.losses);
    this.cost = new Uint8Array(nodes);
    this.swappedCost = new Uint8Array(nodes);
    let leastCost = 0;
    for (let node = 0; node < nodes; node++) {
      const matrix = dag.matrices[node];
      if (!matrix) continue;
      this.cost[node] = cxCost(matrix);
      this.swappedCost[node] = cxCost(multiply(swapMatrix, matrix));
      leastCost += Math.min(this.cost[node], this.swappedCost[node]);
    }
    this.leastCost =
      leastCost * Math.min(1, ...device.edges.map(([a, b]) => this.losses[a * device.size + b]));
  }

  setLayout(layout: ArrayLike<number>): void {
    for (let q = 0; q < this.layout.length; q++) {
      this.layout[q] = layout[q];
      this.occupants[layout[q]] = q;
    }
  }

  /** One pass over the graph, forward or backward, from the present layout. Returns what its CX lose: their number, or by their errors. */
  run(isBackward: boolean, weights: Weights, random: Random, writer?: RouteWriter): number {
    const [forward, backward] = weights.keepsOrder ? this.dag.written : this.dag.commuting;
    const order = isBackward ? backward : forward;
    this.inDegree.set(order.inDegree);
    this.costs.clear();
    this.frontSize = 0;
    let readyCount = this.collectReady();
    let total = 0;
    for (let stalledSwaps = 0; ; stalledSwaps++) {
      if (readyCount > 0) {
        total += this.execute(order, readyCount, writer);
        this.lookAhead(order, weights.window);
        this.moveCounts.fill(0);
        stalledSwaps = 0;
      }
      if (this.frontSize === 0) return total;
      const found = stalledSwaps < MAX_STALLED_SWAPS && this.bestSwap(weights, random);
      const [a, b] = found || this.shortestPathSwap();
      total += this.swap(a, b);
      writer?.swap(a, b);
      readyCount = this.collectNeighbors();
    }
  }

  private collectReady(): number {
    let count = 0;
    for (let node = 0; node < this.inDegree.length; node++) {
      if (this.inDegree[node] === 0) this.ready[count++] = node;
    }
    return count;
  }

  private gap(node: number): number {
    const { layout, dag, device } = this;
    return device.distance[layout[dag.first[node]] * device.size + layout[dag.second[node]]];
  }

  /** Executes what can be, starting with `ready`; blocks whose qubits are apart join the front layer. */
  private execute(order: Dependencies, count: number, writer?: RouteWriter): number {
    const { ready, inDegree, layout, cost, swappedCost } = this;
    const { first, second } = this.dag;
    let total = 0;
    let size = count;
    while (size > 0) {
      this.work++;
      const node = ready[--size];
      if (first[node] >= 0) {
        if (this.gap(node) > 1) {
          this.front[this.frontSize++] = node;
          continue;
        }
        const a = layout[first[node]];
        const b = layout[second[node]];
        const added = this.costs.place(a, b, cost[node], swappedCost[node]);
        total += added * this.losses[a * this.device.size + b];
      }
      if (writer) for (const operation of this.dag.operations[node]) writer.place(operation);
      for (const next of order.successors[node]) {
        if (--inDegree[next] === 0) ready[size++] = next;
      }
    }
    return total;
  }

  /** Moves the front layer's blocks whose qubits are neighbors to `ready`. */
  private collectNeighbors(): number {
    let readyCount = 0;
    let blocked = 0;
    for (let k = 0; k < this.frontSize; k++) {
      const node = this.front[k];
      if (this.gap(node) === 1) this.ready[readyCount++] = node;
      else this.front[blocked++] = node;
    }
    this.frontSize = blocked;
    return readyCount;
  }

  private swap(a: number, b: number): number {
    const { occupants, layout, moveCounts } = this;
    const p = occupants[a];
    const q = occupants[b];
    occupants[a] = q;
    occupants[b] = p;
    layout[p] = b;
    layout[q] = a;
    moveCounts[a]++;
    moveCounts[b]++;
    return this.costs.swap(a, b) * this.losses[a * this.device.size + b];
  }

  /** The lookahead set: blocks behind the front layer, nearest first. */
  private lookAhead(order: Dependencies, window: number): void {
    const { queue, stamps, front } = this;
    this.stamp++;
    this.lookaheadSize = 0;
    let size = 0;
    for (let k = 0; k < this.frontSize; k++) queue[size++] = front[k];
    for (let at = 0; at < size && this.lookaheadSize < window; at++) {
      const node = queue[at];
      for (const next of order.successors[node]) {
        if (stamps[next] === this.stamp) continue;
        stamps[next] = this.stamp;
        queue[size++] = next;
        if (this.dag.first[next] >= 0 && this.lookaheadSize < window) {
          this.lookahead[this.lookaheadSize++] = next;
        }
      }
    }
  }

  private bestSwap(weights: Weights, random: Random): [number, number] | undefined {
    const { heuristic, frontSize, lookaheadSize, layout } = this;
    const { first, second } = this.dag;
    this.work += frontSize + lookaheadSize;
    heuristic.blocks.clear();
    let weight = (weights.ahead * frontSize) / Math.max(1, lookaheadSize);
    for (let k = 0; k < frontSize + lookaheadSize; k++) {
      const isAhead = k >= frontSize;
      const node = isAhead ? this.lookahead[k - frontSize] : this.front[k];
      heuristic.blocks.add(layout[first[node]], layout[second[node]], isAhead ? weight : 1);
      if (isAhead) weight *= weights.fading;
    }
    return heuristic.best(frontSize, this.costs, this.moveCounts, weights, random);
  }

  /** One step of the front layer's closest block along a shortest path. */
  private shortestPathSwap(): [number, number] {
    const front = this.front.subarray(0, this.frontSize);
    const node = front.reduce((a, b) => (this.gap(b) < this.gap(a) ? b : a));
    const place = this.layout[this.dag.first[node]];
    return [place, stepToward(this.device, place, this.layout[this.dag.second[node]])];
  }
}
