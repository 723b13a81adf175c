const SWAP_COST = 3;
const MAX_COST = 3;

/** The CX of a partly routed circuit's two-qubit blocks; consecutive ones on a pair count as one block. */
export class BlockCosts {
  /** The last block on each device qubit. */
  private readonly last: Int32Array;
  /** The CX of each block, as it is and with one SWAP more. */
  private alone: number[] = [];
  private swapped: number[] = [];

  constructor(size: number) {
    this.last = new Int32Array(size);
  }

  clear(): void {
    this.last.fill(-1);
    this.alone = [];
    this.swapped = [];
  }

  /** The last block of both qubits, or -1 where they differ. */
  private shared(a: number, b: number): number {
    return this.last[a] === this.last[b] ? this.last[a] : -1;
  }

  private start(a: number, b: number, cost: number, swappedCost: number): number {
    this.last[a] = this.last[b] = this.alone.length;
    this.alone.push(cost);
    this.swapped.push(swappedCost);
    return cost;
  }

  /** Adds a block that takes `cost`, or `swappedCost` with a SWAP behind it; returns the CX that it adds. */
  place(a: number, b: number, cost: number, swappedCost: number): number {
    const block = this.shared(a, b);
    if (block < 0) return this.start(a, b, cost, swappedCost);
    const before = this.alone[block];
    this.alone[block] = Math.min(MAX_COST, before + cost);
    this.swapped[block] = Math.min(MAX_COST, this.swapped[block] + cost);
    return this.alone[block] - before;
  }

  /** The CX that a SWAP would add. */
  swapPrice(a: number, b: number): number {
    const block = this.shared(a, b);
    return block < 0 ? SWAP_COST : this.swapped[block] - this.alone[block];
  }

  swap(a: number, b: number): number {
    const block = this.shared(a, b);
    if (block < 0) return this.start(a, b, SWAP_COST, 0);
    const price = this.swapPrice(a, b);
    this.alone[block] += price;
    this.swapped[block] -= price;
    return price;
  }
}
