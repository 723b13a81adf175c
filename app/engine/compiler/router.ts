import type { Random } from "../random.ts";
import type { Coupling } from "./coupling.ts";
import type { Order, RoutingProblem } from "./routing-problem.ts";

/** How the router weighs a SWAP; trials differ in it. */
export interface Weights {
  /** Blocks beyond the front that count. */
  window: number;
  /** Their weight, and what is left of it from one to the next. */
  ahead: number;
  fading: number;
  /** The price of a CX that the SWAP adds, in steps of distance. */
  price: number;
  /** The price of moving a qubit again that has just moved. */
  decay: number;
}

const SWAP_COST = 3;
const MAX_WINDOW = 256;
/** SWAPs without a block placed before one block is led home along a shortest path. */
const PATIENCE = 24;

/** Leads a circuit's blocks to neighboring qubits of a device: SABRE, with the price of each SWAP in its score. */
export class Router {
  /** Device qubit of each program qubit; qubits beyond the program's stand for idle places. */
  readonly layout: Int16Array;
  private readonly place: Int16Array;
  private readonly waits: Int32Array;
  private readonly ready: Int32Array;
  private readonly front: Int32Array;
  private readonly ahead: Int32Array;
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private readonly moved: Float64Array;
  /** The last two-qubit element on each device qubit, and the CX of each element, alone and with a SWAP. */
  private readonly element: Int32Array;
  private alone: number[] = [];
  private swapped: number[] = [];
  private readonly lastEnd: Int32Array;
  private readonly previousEnd: Int32Array;
  private readonly otherEnd: Int16Array;
  private readonly endWeight: Float64Array;
  private readonly weighed: Int32Array;
  private swapStamp = 0;
  private frontSize = 0;
  private aheadSize = 0;
  private stamp = 0;
  private readonly problem: RoutingProblem;
  private readonly device: Coupling;

  constructor(problem: RoutingProblem, device: Coupling) {
    const nodes = problem.first.length;
    this.problem = problem;
    this.device = device;
    this.layout = new Int16Array(device.size);
    this.place = new Int16Array(device.size);
    this.waits = new Int32Array(nodes);
    this.ready = new Int32Array(nodes);
    this.front = new Int32Array(nodes);
    this.ahead = new Int32Array(MAX_WINDOW);
    this.seen = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);
    this.moved = new Float64Array(device.size);
    this.element = new Int32Array(device.size);
    const entries = 2 * (nodes + MAX_WINDOW);
    this.lastEnd = new Int32Array(device.size);
    this.previousEnd = new Int32Array(entries);
    this.otherEnd = new Int16Array(entries);
    this.endWeight = new Float64Array(entries);
    this.weighed = new Int32Array(device.size * device.size);
  }

  /**
   * Runs once through the blocks, from front to back or back to front, from the present layout. Returns the CX that it
   * takes; `record` hears of every node, and of every SWAP as (-1 - a, b).
   */
  run(
    backward: boolean,
    weights: Weights,
    random: Random,
    record?: (node: number, other: number) => void,
  ): number {
    const order = backward ? this.problem.backward : this.problem.forward;
    this.begin(order);
    let total = 0;
    let sinceBlock = 0;
    const readyCount = this.collectReady(order);
    total += this.release(order, readyCount, record);
    this.lookAhead(order, weights.window);
    while (this.frontSize > 0) {
      let a: number;
      let b: number;
      if (sinceBlock < PATIENCE) [a, b] = this.bestSwap(weights, random);
      else [a, b] = this.stepHome();
      total += this.swap(a, b);
      record?.(-1 - a, b);
      this.moved[a]++;
      this.moved[b]++;
      sinceBlock++;
      const open = this.takeNeighbors();
      if (open === 0) continue;
      total += this.release(order, open, record);
      this.lookAhead(order, weights.window);
      sinceBlock = 0;
      this.moved.fill(0);
    }
    return total;
  }

  setLayout(layout: ArrayLike<number>): void {
    for (let q = 0; q < this.layout.length; q++) {
      this.layout[q] = layout[q];
      this.place[layout[q]] = q;
    }
  }

  private begin(order: Order): void {
    this.waits.set(order.waits);
    this.moved.fill(0);
    this.element.fill(-1);
    this.alone = [];
    this.swapped = [];
    this.frontSize = 0;
  }

  private collectReady(order: Order): number {
    let count = 0;
    for (let node = 0; node < order.waits.length; node++) {
      if (order.waits[node] === 0) this.ready[count++] = node;
    }
    return count;
  }

  private distance(node: number): number {
    const { first, second } = this.problem;
    return this.device.distance[
      this.layout[first[node]] * this.device.size + this.layout[second[node]]
    ];
  }

  /** Places what can be placed, starting with `ready`; blocks whose qubits are apart join the front. */
  private release(
    order: Order,
    count: number,
    record?: (node: number, other: number) => void,
  ): number {
    const { ready, waits } = this;
    let total = 0;
    let size = count;
    while (size > 0) {
      const node = ready[--size];
      if (this.problem.first[node] >= 0) {
        if (this.distance(node) > 1) {
          this.front[this.frontSize++] = node;
          continue;
        }
        total += this.placeBlock(node);
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
      if (this.distance(node) === 1) this.ready[open++] = node;
      else this.front[kept++] = node;
    }
    this.frontSize = kept;
    return open;
  }

  private placeBlock(node: number): number {
    const a = this.layout[this.problem.first[node]];
    const b = this.layout[this.problem.second[node]];
    const { cost, swappedCost } = this.problem;
    const last = this.element[a];
    if (last >= 0 && last === this.element[b]) {
      const before = this.alone[last];
      this.alone[last] = Math.min(3, before + cost[node]);
      this.swapped[last] = Math.min(3, this.swapped[last] + cost[node]);
      return this.alone[last] - before;
    }
    this.element[a] = this.element[b] = this.alone.length;
    this.alone.push(cost[node]);
    this.swapped.push(swappedCost[node]);
    return cost[node];
  }

  private swapPrice(a: number, b: number): number {
    const last = this.element[a];
    if (last < 0 || last !== this.element[b]) return SWAP_COST;
    return this.swapped[last] - this.alone[last];
  }

  private swap(a: number, b: number): number {
    const price = this.swapPrice(a, b);
    const last = this.element[a];
    if (last >= 0 && last === this.element[b]) {
      [this.alone[last], this.swapped[last]] = [this.swapped[last], this.alone[last]];
    } else {
      this.element[a] = this.element[b] = this.alone.length;
      this.alone.push(SWAP_COST);
      this.swapped.push(0);
    }
    const p = this.place[a];
    const q = this.place[b];
    this.place[a] = q;
    this.place[b] = p;
    this.layout[p] = b;
    this.layout[q] = a;
    return price;
  }

  /** The next blocks behind the front, nearest first. */
  private lookAhead(order: Order, window: number): void {
    const { queue, seen } = this;
    this.stamp++;
    this.aheadSize = 0;
    let size = 0;
    for (let k = 0; k < this.frontSize; k++) queue[size++] = this.front[k];
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

  /** Lists, for each device qubit, the blocks ahead that end there: the other end and the block's weight. */
  private listEnds({ ahead, fading }: Weights): void {
    const { first, second } = this.problem;
    this.lastEnd.fill(-1);
    let weight = ahead;
    for (let k = 0; k < this.frontSize + this.aheadSize; k++) {
      const isAhead = k >= this.frontSize;
      const node = isAhead ? this.ahead[k - this.frontSize] : this.front[k];
      const p = this.layout[first[node]];
      const q = this.layout[second[node]];
      this.addEnd(2 * k, p, q, isAhead ? weight : 1);
      this.addEnd(2 * k + 1, q, p, isAhead ? weight : 1);
      if (isAhead) weight *= fading;
    }
  }

  private addEnd(entry: number, place: number, other: number, weight: number): void {
    this.otherEnd[entry] = other;
    this.endWeight[entry] = weight;
    this.previousEnd[entry] = this.lastEnd[place];
    this.lastEnd[place] = entry;
  }

  private bestSwap(weights: Weights, random: Random): [number, number] {
    const { neighbors, size } = this.device;
    this.listEnds(weights);
    this.swapStamp++;
    let best = Number.POSITIVE_INFINITY;
    let ties = 0;
    let result: [number, number] = [-1, -1];
    for (let k = 0; k < 2 * this.frontSize; k++) {
      // The other end of the neighboring entry is the entry's own place.
      const a = this.otherEnd[k ^ 1];
      for (const b of neighbors[a]) {
        const edge = a < b ? a * size + b : b * size + a;
        if (this.weighed[edge] === this.swapStamp) continue;
        this.weighed[edge] = this.swapStamp;
        const score = this.score(a, b, weights);
        if (score < best - 1e-9) {
          best = score;
          ties = 1;
          result = [a, b];
        } else if (score < best + 1e-9 && random() * ++ties < 1) {
          result = [a, b];
        }
      }
    }
    return result;
  }

  /** What the SWAP adds to the distances ahead, and its price. */
  private score(a: number, b: number, { price, decay }: Weights): number {
    return (
      price * this.swapPrice(a, b) +
      decay * (this.moved[a] + this.moved[b]) +
      this.change(a, b) +
      this.change(b, a)
    );
  }

  /** What the blocks that end at `from` gain in length when that end moves to `to`. */
  private change(from: number, to: number): number {
    const { distance, size } = this.device;
    let sum = 0;
    for (let entry = this.lastEnd[from]; entry >= 0; entry = this.previousEnd[entry]) {
      const other = this.otherEnd[entry];
      if (other === to) continue;
      sum += this.endWeight[entry] * (distance[to * size + other] - distance[from * size + other]);
    }
    return sum;
  }

  /** A step of the front's closest block along a shortest path. */
  private stepHome(): [number, number] {
    const { distance, size, neighbors } = this.device;
    let node = this.front[0];
    for (let k = 1; k < this.frontSize; k++) {
      if (this.distance(this.front[k]) < this.distance(node)) node = this.front[k];
    }
    const a = this.layout[this.problem.first[node]];
    const b = this.layout[this.problem.second[node]];
    const closer = neighbors[a].find((n) => distance[n * size + b] < distance[a * size + b]);
    return [a, closer ?? a];
  }
}
