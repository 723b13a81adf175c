import type { Random } from "../../random.ts";
import type { Coupling } from "../coupling.ts";
import { ElementCosts } from "./element-costs.ts";
import { RoutingError } from "./routed.ts";
import type { Order, RoutingProblem } from "./routing-problem.ts";
import { SwapChoice, type Weights } from "./swap-choice.ts";

const MAX_WINDOW = 256;
/** SWAPs without a block placed before one block is led home along a shortest path. */
const PATIENCE = 24;

/** Hears of every node that is placed, and of every SWAP as (-1 - a, b). */
type Recorder = (node: number, other: number) => void;

/** Leads a circuit's blocks to neighboring qubits of a device: SABRE, with the price of each SWAP in its score. */
export class Router {
  /** Device qubit of each program qubit; qubits beyond the program's stand for idle places. */
  readonly layout: Int16Array;
  private readonly place: Int16Array;
  private readonly waits: Int32Array;
  private readonly ready: Int32Array;
  private readonly front: Int32Array;
  private readonly ahead = new Int32Array(MAX_WINDOW);
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private readonly moved: Float64Array;
  private readonly costs: ElementCosts;
  private readonly choice: SwapChoice;
  private readonly problem: RoutingProblem;
  private readonly device: Coupling;
  private frontSize = 0;
  private aheadSize = 0;
  private stamp = 0;

  constructor(problem: RoutingProblem, device: Coupling) {
    const nodes = problem.first.length;
    this.problem = problem;
    this.device = device;
    this.layout = new Int16Array(device.size);
    this.place = new Int16Array(device.size);
    this.waits = new Int32Array(nodes);
    this.ready = new Int32Array(nodes);
    this.front = new Int32Array(nodes);
    this.seen = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);
    this.moved = new Float64Array(device.size);
    this.costs = new ElementCosts(device.size);
    this.choice = new SwapChoice(device, nodes + MAX_WINDOW);
  }

  setLayout(layout: ArrayLike<number>): void {
    for (let q = 0; q < this.layout.length; q++) {
      this.layout[q] = layout[q];
      this.place[layout[q]] = q;
    }
    if (this.layout.some((place, q) => this.place[place] !== q)) throw new RoutingError();
  }

  /** Runs once through the blocks, front to back or back to front, from the present layout. Returns the CX it takes. */
  run(backward: boolean, weights: Weights, random: Random, record?: Recorder): number {
    const order = backward ? this.problem.backward : this.problem.forward;
    this.waits.set(order.waits);
    this.costs.clear();
    this.frontSize = 0;
    let open = this.collectReady();
    let total = 0;
    for (let sinceBlock = 0; ; sinceBlock++) {
      if (open > 0) {
        total += this.release(order, open, record);
        this.lookAhead(order, weights.window);
        this.moved.fill(0);
        sinceBlock = 0;
      }
      if (this.frontSize === 0) return total;
      // A way home is never longer than the device: whoever walks on, walks for ever.
      if (sinceBlock > PATIENCE + this.device.size) throw new RoutingError();
      const [a, b] = sinceBlock < PATIENCE ? this.bestSwap(weights, random) : this.stepHome();
      total += this.swap(a, b);
      record?.(-1 - a, b);
      open = this.takeNeighbors();
    }
  }

  private collectReady(): number {
    let count = 0;
    for (let node = 0; node < this.waits.length; node++) {
      if (this.waits[node] === 0) this.ready[count++] = node;
    }
    return count;
  }

  private gap(node: number): number {
    const { layout, problem, device } = this;
    return device.distance[
      layout[problem.first[node]] * device.size + layout[problem.second[node]]
    ];
  }

  /** Places what can be placed, starting with `ready`; blocks whose qubits are apart join the front. */
  private release(order: Order, count: number, record?: Recorder): number {
    const { ready, waits, layout } = this;
    const { first, second, cost, swappedCost } = this.problem;
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
      record?.(node, 0);
      for (let k = order.start[node]; k < order.start[node + 1]; k++) {
        const next = order.next[k];
        if (--waits[next] === 0) ready[size++] = next;
      }
    }
    return total;
  }

  /** Moves the front's blocks whose qubits have met to `ready`. */
  private takeNeighbors(): number {
    let open = 0;
    let kept = 0;
    for (let k = 0; k < this.frontSize; k++) {
      const node = this.front[k];
      if (this.gap(node) === 1) this.ready[open++] = node;
      else this.front[kept++] = node;
    }
    this.frontSize = kept;
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

  /** The next blocks behind the front, nearest first. */
  private lookAhead(order: Order, window: number): void {
    const { queue, seen, front } = this;
    this.stamp++;
    this.aheadSize = 0;
    let size = 0;
    for (let k = 0; k < this.frontSize; k++) queue[size++] = front[k];
    for (let at = 0; at < size && this.aheadSize < window; at++) {
      const node = queue[at];
      for (let k = order.start[node]; k < order.start[node + 1]; k++) {
        const next = order.next[k];
        if (seen[next] === this.stamp) continue;
        seen[next] = this.stamp;
        queue[size++] = next;
        if (this.problem.first[next] >= 0 && this.aheadSize < window) {
          this.ahead[this.aheadSize++] = next;
        }
      }
    }
  }

  private bestSwap(weights: Weights, random: Random): [number, number] {
    const { choice, frontSize, layout } = this;
    const { first, second } = this.problem;
    choice.clear();
    let weight = weights.ahead;
    for (let k = 0; k < frontSize + this.aheadSize; k++) {
      const isAhead = k >= frontSize;
      const node = isAhead ? this.ahead[k - frontSize] : this.front[k];
      choice.add(layout[first[node]], layout[second[node]], isAhead ? weight : 1);
      if (isAhead) weight *= weights.fading;
    }
    return choice.best(frontSize, this.costs, this.moved, weights, random);
  }

  /** A step of the front's closest block along a shortest path. */
  private stepHome(): [number, number] {
    const { distance, size, neighbors } = this.device;
    let node = this.front[0];
    for (let k = 1; k < this.frontSize; k++) {
      if (this.gap(this.front[k]) < this.gap(node)) node = this.front[k];
    }
    const a = this.layout[this.problem.first[node]];
    const b = this.layout[this.problem.second[node]];
    const closer = neighbors[a].find((n) => distance[n * size + b] < distance[a * size + b]);
    return [a, closer ?? a];
  }
}
