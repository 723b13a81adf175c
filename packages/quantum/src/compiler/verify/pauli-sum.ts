import { fixed } from "../../circuit/build.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { range } from "../../range.ts";
import { applyAfter, applyUnitary, identityOn, type LocalUnitary } from "./steps.ts";

/** Smaller coefficients are what rounding leaves where terms cancel. */
const ROUNDING_TOLERANCE = 1e-14;
/** Each wire has two bits in a term: 0 for the identity, 1 for X, 2 for Z, 3 for Y. */
const WIRES_PER_WORD = 16;
export const [X, Z] = [1, 2] as const;

const pauliMatrices = (["id", "x", "z", "y"] as const).map((name) => matrixOf(fixed(name, 0)));

/** What a product of Paulis becomes: products on the same wires, each with its coefficient. */
type Image = readonly (readonly [code: number, coefficient: number])[];

/** The products of Paulis on so many wires, wire k by bits 2k and 2k + 1 of their codes. */
const productsOn = [0, 1, 2, 3].map((count) =>
  range(4 ** count).map((code): Matrix => {
    const product = identityOn(range(count));
    for (const wire of product.wires)
      applyAfter(product, { wires: [wire], matrix: pauliMatrices[(code >> (2 * wire)) & 3] });
    return product.matrix;
  }),
);

/** A unitary as it acts on products of Paulis, each worked out when it is first met. */
export class PauliMap {
  readonly wires: readonly number[];
  private readonly matrix: Matrix;
  private readonly images: Image[] = [];

  constructor({ wires, matrix }: LocalUnitary) {
    this.wires = wires;
    this.matrix = matrix;
  }

  /** The unitary, the product, and the unitary's inverse. */
  imageOf(code: number): Image {
    this.images[code] ??= this.conjugate(code);
    return this.images[code];
  }

  private conjugate(code: number): Image {
    const { wires, matrix } = this;
    const count = wires.length;
    const size = 2 ** count;
    const product = productsOn[count][code].slice();
    const conjugated = matrix.map((value, at) => (at % 2 === 0 ? value : -value));
    applyUnitary(product, { wires: range(count).map((wire) => wire + count), matrix });
    applyUnitary(product, { wires: range(count), matrix: conjugated });
    return productsOn[count].flatMap((pauli, other): Image => {
      // The trace of both, of which the second is its own adjoint.
      const trace = pauli.reduce((sum, value, at) => sum + value * product[at], 0);
      return Math.abs(trace) > size * 1e-13 ? [[other, trace / size]] : [];
    });
  }
}

/** A real combination of products of Paulis, which are orthogonal: the same sum has the same terms. */
export class PauliSum {
  readonly wires: number;
  private readonly width: number;
  private words: Int32Array;
  private coefficients: Float64Array;
  private capacity = 64;
  count = 0;

  constructor(wires: number) {
    this.wires = wires;
    this.width = Math.ceil(wires / WIRES_PER_WORD);
    this.words = new Int32Array(this.capacity * this.width);
    this.coefficients = new Float64Array(this.capacity);
  }

  static identity(wires: number): PauliSum {
    const sum = new PauliSum(wires);
    sum.append(1);
    return sum;
  }

  static of(wires: number, wire: number, pauli: number): PauliSum {
    const sum = PauliSum.identity(wires);
    sum.set(0, wire, pauli);
    return sum;
  }

  /** The square root of the sum of all coefficients' squares. */
  get norm(): number {
    const used = this.coefficients.subarray(0, this.count);
    return Math.sqrt(used.reduce((sum, value) => sum + value * value, 0));
  }

  private append(coefficient: number): number {
    if (this.count === this.capacity) {
      this.capacity *= 2;
      const { words, coefficients } = this;
      this.words = new Int32Array(this.capacity * this.width);
      this.words.set(words);
      this.coefficients = new Float64Array(this.capacity);
      this.coefficients.set(coefficients);
    }
    this.coefficients[this.count] = coefficient;
    return this.count++;
  }

  private get(term: number, wire: number): number {
    return (this.words[term * this.width + (wire >> 4)] >>> (2 * (wire & 15))) & 3;
  }

  private set(term: number, wire: number, pauli: number): void {
    const at = term * this.width + (wire >> 4);
    const shift = 2 * (wire & 15);
    this.words[at] = (this.words[at] & ~(3 << shift)) | (pauli << shift);
  }

  /** A unitary on some wires acts on every term. */
  apply(map: PauliMap): void {
    const { wires } = map;
    const before = this.count;
    for (let term = 0; term < before; term++) {
      let code = 0;
      for (let k = 0; k < wires.length; k++) code |= this.get(term, wires[k]) << (2 * k);
      if (code === 0) continue;
      const coefficient = this.coefficients[term];
      const image = map.imageOf(code);
      for (let index = 0; index < image.length; index++) {
        const [other, factor] = image[index];
        const at = index === 0 ? term : this.append(0);
        if (at !== term) this.move(term, at);
        this.coefficients[at] = coefficient * factor;
        for (let k = 0; k < wires.length; k++) this.set(at, wires[k], (other >> (2 * k)) & 3);
      }
    }
    // Where each term became one, no two became the same.
    if (this.count > before) this.merge();
  }

  /** Terms of the same product become one, and what cancels goes. */
  private merge(): void {
    const { width, words, coefficients, count } = this;
    const mask = 2 ** Math.ceil(Math.log2(2 * count + 1)) - 1;
    const table = new Int32Array(mask + 1).fill(-1);
    let kept = 0;
    for (let term = 0; term < count; term++) {
      let hash = 0;
      for (let k = 0; k < width; k++) {
        hash = Math.imul(hash ^ words[term * width + k], 0x9e3779b1);
        hash ^= hash >>> 15;
      }
      let slot = hash & mask;
      while (table[slot] >= 0 && !this.isSame(table[slot], term)) slot = (slot + 1) & mask;
      if (table[slot] >= 0) coefficients[table[slot]] += coefficients[term];
      else {
        table[slot] = kept;
        this.move(term, kept++);
      }
    }
    this.count = 0;
    for (let term = 0; term < kept; term++) {
      if (Math.abs(coefficients[term]) > ROUNDING_TOLERANCE) this.move(term, this.count++);
    }
  }

  private move(from: number, to: number): void {
    for (let k = 0; k < this.width; k++)
      this.words[to * this.width + k] = this.words[from * this.width + k];
    this.coefficients[to] = this.coefficients[from];
  }

  private isSame(a: number, b: number): boolean {
    for (let k = 0; k < this.width; k++)
      if (this.words[a * this.width + k] !== this.words[b * this.width + k]) return false;
    return true;
  }

  /** What is left of the sum if all wires but the given ones are zero before and after it; these become wires 0, 1, 2 ... */
  whereOthersAreZero(places: readonly number[]): PauliSum {
    const others = range(this.wires).filter((wire) => !places.includes(wire));
    const left = new PauliSum(places.length);
    for (let term = 0; term < this.count; term++) {
      if (others.some((wire) => (this.get(term, wire) & X) !== 0)) continue;
      const at = left.append(this.coefficients[term]);
      for (const [qubit, place] of places.entries()) left.set(at, qubit, this.get(term, place));
    }
    left.merge();
    return left;
  }

  /** How far apart two sums on the same wires are. */
  distanceTo(other: PauliSum): number {
    const difference = new PauliSum(this.wires);
    for (const [sum, sign] of [
      [this, 1],
      [other, -1],
    ] as const) {
      for (let term = 0; term < sum.count; term++) {
        const at = difference.append(sign * sum.coefficients[term]);
        for (let wire = 0; wire < this.wires; wire++) difference.set(at, wire, sum.get(term, wire));
      }
    }
    difference.merge();
    return difference.norm;
  }
}
