import type { Random } from "../../random.ts";
import type { Coupling } from "../coupling.ts";
import type { BlockCosts } from "./block-costs.ts";
import { PairEnds } from "./pair-ends.ts";

/** Parameters of the heuristic; trials differ in them. */
export interface Weights {
  /** Size of the lookahead set. */
  window: number;
  /** Its weight against the front layer's, and the factor from one of its blocks to the next. */
  ahead: number;
  fading: number;
  /** The price of a CX that the SWAP adds, in steps of distance. */
  price: number;
  /** The price of moving a qubit again that has just moved. */
  decay: number;
  /** Whether blocks that commute still come in the program's order. */
  keepsOrder: boolean;
}

/** Scores SWAPs by how much closer they bring the blocks of the front layer and the lookahead set. */
export class SwapHeuristic {
  /** Blocks of the front come first. */
  readonly blocks: PairEnds;
  private readonly device: Coupling;
  /** The loss of a CX on each pair, in parts of the mean. */
  private readonly losses: Float64Array;
  /** The stamp of an edge's last score. */
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor(device: Coupling, blocks: number, losses: Float64Array) {
    const { edges, size } = device;
    this.device = device;
    const sum = edges.reduce((total, [a, b]) => total + losses[a * size + b], 0);
    this.losses = losses.map((loss) => (loss * edges.length) / (sum || 1));
    this.blocks = new PairEnds(device, blocks);
    this.stamps = new Int32Array(device.size * device.size);
  }

  /** The SWAP at the first `front` blocks with the lowest score, ties broken at random; none where each would undo one. */
  best(
    front: number,
    costs: BlockCosts,
    moveCounts: Float64Array,
    { price, decay }: Weights,
    random: Random,
  ): [number, number] | undefined {
    const { neighbors, size } = this.device;
    const { blocks } = this;
    this.stamp++;
    let bestScore = Number.POSITIVE_INFINITY;
    let ties = 0;
    let swap: [number, number] | undefined;
    for (let end = 0; end < 2 * front; end++) {
      const a = blocks.placeOf(end);
      for (const b of neighbors[a]) {
        const edge = a < b ? a * size + b : b * size + a;
        if (this.stamps[edge] === this.stamp) continue;
        this.stamps[edge] = this.stamp;
        const score =
          price * costs.swapPrice(a, b) * this.losses[edge] +
          decay * (moveCounts[a] + moveCounts[b]) +
          blocks.changeBySwap(a, b);
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
}
