export const SWAP_CX = 3;
const MAX_BLOCK_CX = 3;

/** The CX of a partly routed circuit's two-qubit blocks; consecutive ones on a pair count as one block. */
export class BlockCosts {
  /** The last block on each device qubit. */
  private readonly lastBlock: Int32Array;
  /** The CX of each block, as it is and with one SWAP more. */
  private costs: number[] = [];
  private swappedCosts: number[] = [];
  private endsInSwap: boolean[] = [];

  constructor(size: number) {
    this.lastBlock = new Int32Array(size);
  }

  clear(): void {
    this.lastBlock.fill(-1);
    this.costs = [];
    this.swappedCosts = [];
    this.endsInSwap = [];
  }

  /** The last block of both qubits, or -1 where they differ. */
  private sharedBlock(a: number, b: number): number {
    return this.lastBlock[a] === this.lastBlock[b] ? this.lastBlock[a] : -1;
  }

  private start(a: number, b: number, cost: number, swappedCost: number, isSwap = false): number {
    this.lastBlock[a] = this.lastBlock[b] = this.costs.length;
    this.costs.push(cost);
    this.swappedCosts.push(swappedCost);
    this.endsInSwap.push(isSwap);
    return cost;
  }

  /** Adds a block that takes `cost`, or `swappedCost` with a SWAP behind it; returns the CX that it adds. */
  place(a: number, b: number, cost: number, swappedCost: number): number {
    const block = this.sharedBlock(a, b);
    if (block < 0) return this.start(a, b, cost, swappedCost);
    this.endsInSwap[block] = false;
    const before = this.costs[block];
    this.costs[block] = Math.min(MAX_BLOCK_CX, before + cost);
    this.swappedCosts[block] = Math.min(MAX_BLOCK_CX, this.swappedCosts[block] + cost);
    return this.costs[block] - before;
  }

  /** The CX that a SWAP would add; infinite where it would undo the one before. */
  swapPrice(a: number, b: number): number {
    const block = this.sharedBlock(a, b);
    if (block < 0) return SWAP_CX;
    if (this.endsInSwap[block]) return Number.POSITIVE_INFINITY;
    return this.swappedCosts[block] - this.costs[block];
  }

  swap(a: number, b: number): number {
    const block = this.sharedBlock(a, b);
    if (block < 0) return this.start(a, b, SWAP_CX, 0, true);
    this.endsInSwap[block] = true;
    const [cost, swappedCost] = [this.costs[block], this.swappedCosts[block]];
    this.costs[block] = swappedCost;
    this.swappedCosts[block] = cost;
    return swappedCost - cost;
  }
}
