import type { Random } from "../../random.ts";
import type { Coupling } from "../coupling.ts";
import type { BlockCosts } from "./block-costs.ts";

/** Parameters of the heuristic; trials differ in them. */
export interface Weights {
  /** Size of the lookahead set. */
  window: number;
  /** Weight of its first block, and the factor from one to the next. */
  ahead: number;
  fading: number;
  /** The price of a CX that the SWAP adds, in steps of distance. */
  price: number;
  /** The price of moving a qubit again that has just moved. */
  decay: number;
}

/** Scores SWAPs by how much closer they bring the blocks of the front layer and the lookahead set. */
export class SwapHeuristic {
  private readonly device: Coupling;
  /** For each place the last block's end there; for each end the one before, the other end and its weight. */
  private readonly lastEnd: Int32Array;
  private readonly previousEnd: Int32Array;
  private readonly otherEnd: Int16Array;
  private readonly endWeight: Float64Array;
  /** The stamp of an edge's last score. */
  private readonly stamps: Int32Array;
  private stamp = 0;
  private ends = 0;

  constructor(device: Coupling, blocks: number) {
    this.device = device;
    this.lastEnd = new Int32Array(device.size);
    this.previousEnd = new Int32Array(2 * blocks);
    this.otherEnd = new Int16Array(2 * blocks);
    this.endWeight = new Float64Array(2 * blocks);
    this.stamps = new Int32Array(device.size * device.size);
  }

  clear(): void {
    this.lastEnd.fill(-1);
    this.ends = 0;
  }

  /** Blocks of the front come first. */
  add(p: number, q: number, weight: number): void {
    this.addEnd(p, q, weight);
    this.addEnd(q, p, weight);
  }

  private addEnd(place: number, other: number, weight: number): void {
    this.otherEnd[this.ends] = other;
    this.endWeight[this.ends] = weight;
    this.previousEnd[this.ends] = this.lastEnd[place];
    this.lastEnd[place] = this.ends++;
  }

  /** The SWAP at the first `front` blocks with the lowest score, ties broken at random. */
  best(
    front: number,
    costs: BlockCosts,
    moveCounts: Float64Array,
    { price, decay }: Weights,
    random: Random,
  ): [number, number] {
    const { neighbors, size } = this.device;
    this.stamp++;
    let bestScore = Number.POSITIVE_INFINITY;
    let ties = 0;
    let swap: [number, number] = [-1, -1];
    for (let end = 0; end < 2 * front; end++) {
      // The other end of the neighboring entry is the entry's own place.
      const a = this.otherEnd[end ^ 1];
      for (const b of neighbors[a]) {
        const edge = a < b ? a * size + b : b * size + a;
        if (this.stamps[edge] === this.stamp) continue;
        this.stamps[edge] = this.stamp;
        const score =
          price * costs.swapPrice(a, b) +
          decay * (moveCounts[a] + moveCounts[b]) +
          this.change(a, b) +
          this.change(b, a);
        if (score < bestScore - 1e-9) {
          bestScore = score;
          ties = 1;
          swap = [a, b];
        } else if (score < bestScore + 1e-9 && random() * ++ties < 1) {
          swap = [a, b];
        }
      }
    }
    return swap;
  }

  /** What the blocks that end at `from` gain in length when that end moves to `to`. */
  private change(from: number, to: number): number {
    const { distance, size } = this.device;
    let sum = 0;
    for (let end = this.lastEnd[from]; end >= 0; end = this.previousEnd[end]) {
      const other = this.otherEnd[end];
      if (other === to) continue;
      sum += this.endWeight[end] * (distance[to * size + other] - distance[from * size + other]);
    }
    return sum;
  }
}
