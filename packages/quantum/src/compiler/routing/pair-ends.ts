import type { Coupling } from "../coupling.ts";

/** Weighted pairs of a device's qubits, found by their ends: what a SWAP changes in their distances. */
export class PairEnds {
  private readonly device: Coupling;
  /** For each place the last pair's end there; for each end the one before, the other end and its weight. */
  private readonly lastEnd: Int32Array;
  private readonly previousEnd: Int32Array;
  private readonly otherEnd: Int16Array;
  private readonly endWeight: Float64Array;
  private ends = 0;

  constructor(device: Coupling, pairs: number) {
    this.device = device;
    this.lastEnd = new Int32Array(device.size);
    this.previousEnd = new Int32Array(2 * pairs);
    this.otherEnd = new Int16Array(2 * pairs);
    this.endWeight = new Float64Array(2 * pairs);
  }

  clear(): void {
    this.lastEnd.fill(-1);
    this.ends = 0;
  }

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

  /** The place of an end; the pair added first has ends 0 and 1. */
  placeOf(end: number): number {
    // The other end of the neighboring entry is the entry's own place.
    return this.otherEnd[end ^ 1];
  }

  /** What all pairs gain in length by a SWAP of two places. */
  changeBySwap(a: number, b: number): number {
    return this.changeByMove(a, b) + this.changeByMove(b, a);
  }

  private changeByMove(from: number, to: number): number {
    const { previousEnd, otherEnd, endWeight } = this;
    const { distance, size } = this.device;
    const toRow = to * size;
    const fromRow = from * size;
    let sum = 0;
    for (let end = this.lastEnd[from]; end >= 0; end = previousEnd[end]) {
      const other = otherEnd[end];
      if (other !== to)
        sum += endWeight[end] * (distance[toRow + other] - distance[fromRow + other]);
    }
    return sum;
  }
}
