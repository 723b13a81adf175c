const SWAP_COST = 3;
const MOST = 3;

/** What the two-qubit elements of a circuit cost in CX while it is routed: neighbors on one pair become one element. */
export class ElementCosts {
  /** The last element on each device qubit. */
  private readonly last: Int32Array;
  /** The CX of each element, as it is and with one SWAP more. */
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

  /** The element that both qubits had last, or -1. */
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
    const element = this.shared(a, b);
    if (element < 0) return this.start(a, b, cost, swappedCost);
    const before = this.alone[element];
    this.alone[element] = Math.min(MOST, before + cost);
    this.swapped[element] = Math.min(MOST, this.swapped[element] + cost);
    return this.alone[element] - before;
  }

  /** The CX that a SWAP would add. */
  swapPrice(a: number, b: number): number {
    const element = this.shared(a, b);
    return element < 0 ? SWAP_COST : this.swapped[element] - this.alone[element];
  }

  swap(a: number, b: number): number {
    const element = this.shared(a, b);
    if (element < 0) return this.start(a, b, SWAP_COST, 0);
    const price = this.swapPrice(a, b);
    this.alone[element] += price;
    this.swapped[element] -= price;
    return price;
  }
}
