import type { Gate } from "../../circuit/gate.ts";
import { multiply } from "../../circuit/linear.ts";
import type { Random } from "../../random.ts";
import { type Coupling, stepToward } from "../coupling.ts";
import { cxCost } from "../synthesis/kak.ts";
import { pairMatrix, swapMatrix } from "../synthesis/small-unitary.ts";
import { BlockCosts } from "./block-costs.ts";
import type { BlockDag, Dependencies } from "./dag.ts";
import { RoutingError } from "./routed.ts";
import { SwapHeuristic, type Weights } from "./swap-heuristic.ts";

const MAX_WINDOW = 256;
/** SWAPs without progress before one block is routed along a shortest path. */
const MAX_STALLED = 24;

/** One step of a route: a node of the graph is executed, or two device qubits are swapped. */
type RoutingStep = { node: number } | { swap: readonly [number, number] };
type Recorder = (step: RoutingStep) => void;

/** SABRE with the CX that each SWAP really adds in its score. */
export class Router {
  /** Device qubit of each program qubit; qubits beyond the program's stand for idle places. */
  readonly layout: Int16Array;
  private readonly place: Int16Array;
  private readonly inDegree: Int32Array;
  private readonly ready: Int32Array;
  private readonly front: Int32Array;
  private readonly ahead = new Int32Array(MAX_WINDOW);
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private readonly moved: Float64Array;
  private readonly costs: BlockCosts;
  private readonly heuristic: SwapHeuristic;
  /** CX that a block takes, alone and with a SWAP behind it. */
  private readonly cost: Uint8Array;
  private readonly swappedCost: Uint8Array;
  private readonly dag: BlockDag;
  private readonly device: Coupling;
  private frontSize = 0;
  private aheadSize = 0;
  private stamp = 0;

  constructor(dag: BlockDag, device: Coupling) {
    const nodes = dag.first.length;
    this.dag = dag;
    this.device = device;
    this.layout = new Int16Array(device.size);
    this.place = new Int16Array(device.size);
    this.inDegree = new Int32Array(nodes);
    this.ready = new Int32Array(nodes);
    this.front = new Int32Array(nodes);
    this.seen = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);
    this.moved = new Float64Array(device.size);
    this.costs = new BlockCosts(device.size);
    this.heuristic = new SwapHeuristic(device, nodes + MAX_WINDOW);
    this.cost = new Uint8Array(nodes);
    this.swappedCost = new Uint8Array(nodes);
    for (let node = 0; node < nodes; node++) {
      if (dag.first[node] < 0) continue;
      const matrix = pairMatrix(dag.operations[node] as readonly Gate[], dag.first[node]);
      this.cost[node] = cxCost(matrix);
      this.swappedCost[node] = cxCost(multiply(swapMatrix, matrix));
    }
  }

  setLayout(layout: ArrayLike<number>): void {
    for (let q = 0; q < this.layout.length; q++) {
      this.layout[q] = layout[q];
      this.place[layout[q]] = q;
    }
    if (this.layout.some((place, q) => this.place[place] !== q)) throw new RoutingError();
  }

  /** One pass over the graph, forward or backward, from the present layout. Returns the CX it takes. */
  run(backward: boolean, weights: Weights, random: Random, record?: Recorder): number {
    const order = backward ? this.dag.backward : this.dag.forward;
    this.inDegree.set(order.inDegree);
    this.costs.clear();
    this.frontSize = 0;
    let open = this.collectReady();
    let total = 0;
    for (let stalled = 0; ; stalled++) {
      if (open > 0) {
        total += this.execute(order, open, record);
        this.lookAhead(order, weights.window);
        this.moved.fill(0);
        stalled = 0;
      }
      if (this.frontSize === 0) return total;
      // A shortest path has fewer steps than the device has qubits.
      if (stalled > MAX_STALLED + this.device.size) throw new RoutingError();
      const [a, b] =
        stalled < MAX_STALLED ? this.bestSwap(weights, random) : this.shortestPathSwap();
      total += this.swap(a, b);
      record?.({ swap: [a, b] });
      open = this.collectNeighbors();
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
  private execute(order: Dependencies, count: number, record?: Recorder): number {
    const { ready, inDegree, layout, cost, swappedCost } = this;
    const { first, second } = this.dag;
    let total = 0;
    let size = count;
    while (size > 0) {
      const node = ready[--size];
      if (first[node] >= 0) {
        if (this.gap(node) > 1) {
          this.front[this.frontSize++] = node;
          continue;
        }
        const a = layout[first[node]];
        const b = layout[second[node]];
        total += this.costs.place(a, b, cost[node], swappedCost[node]);
      }
      record?.({ node });
      for (const next of order.successors[node]) {
        if (--inDegree[next] === 0) ready[size++] = next;
      }
    }
    return total;
  }

  /** Moves the front layer's blocks whose qubits are neighbors to `ready`. */
  private collectNeighbors(): number {
    let open = 0;
    let blocked = 0;
    for (let k = 0; k < this.frontSize; k++) {
      const node = this.front[k];
      if (this.gap(node) === 1) this.ready[open++] = node;
      else this.front[blocked++] = node;
    }
    this.frontSize = blocked;
    return open;
  }

  private swap(a: number, b: number): number {
    const { place, layout, moved } = this;
    const p = place[a];
    const q = place[b];
    place[a] = q;
    place[b] = p;
    layout[p] = b;
    layout[q] = a;
    moved[a]++;
    moved[b]++;
    return this.costs.swap(a, b);
  }

  /** The lookahead set: blocks behind the front layer, nearest first. */
  private lookAhead(order: Dependencies, window: number): void {
    const { queue, seen, front } = this;
    this.stamp++;
    this.aheadSize = 0;
    let size = 0;
    for (let k = 0; k < this.frontSize; k++) queue[size++] = front[k];
    for (let at = 0; at < size && this.aheadSize < window; at++) {
      const node = queue[at];
      for (const next of order.successors[node]) {
        if (seen[next] === this.stamp) continue;
        seen[next] = this.stamp;
        queue[size++] = next;
        if (this.dag.first[next] >= 0 && this.aheadSize < window) {
          this.ahead[this.aheadSize++] = next;
        }
      }
    }
  }

  private bestSwap(weights: Weights, random: Random): [number, number] {
    const { heuristic, frontSize, layout } = this;
    const { first, second } = this.dag;
    heuristic.clear();
    let weight = weights.ahead;
    for (let k = 0; k < frontSize + this.aheadSize; k++) {
      const isAhead = k >= frontSize;
      const node = isAhead ? this.ahead[k - frontSize] : this.front[k];
      heuristic.add(layout[first[node]], layout[second[node]], isAhead ? weight : 1);
      if (isAhead) weight *= weights.fading;
    }
    return heuristic.best(frontSize, this.costs, this.moved, weights, random);
  }

  /** One step of the front layer's closest block along a shortest path. */
  private shortestPathSwap(): [number, number] {
    let node = this.front[0];
    for (let k = 1; k < this.frontSize; k++) {
      if (this.gap(this.front[k]) < this.gap(node)) node = this.front[k];
    }
    const a = this.layout[this.dag.first[node]];
    return [a, stepToward(this.device, a, this.layout[this.dag.second[node]])];
  }
}
