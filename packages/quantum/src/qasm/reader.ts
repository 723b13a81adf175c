import { bitsOf, type Condition } from "./conditions.ts";
import type { Position } from "./error.ts";
import type { Item } from "./items.ts";
import type { Note, Register, Step } from "./program.ts";
import { type Definition, type Entry, Scopes, type Subroutine } from "./scopes.ts";
import { TokenStream } from "./stream.ts";
import type { Token } from "./tokens.ts";
import type { Value } from "./values.ts";

const MAX_OPERATIONS = 500_000;
const MAX_WORK = 5_000_000;
const MAX_QUBITS = 4096;
const MAX_BITS = 65_536;
/** Gates that a version knows without a library. */
const BUILT_IN: Readonly<Record<2 | 3, readonly string[]>> = { 2: ["U", "CX"], 3: ["U"] };

/** A gate's body while it is read: what it consists of, on the definition's own qubits. */
export interface GateBody {
  name: string;
  items: Item[];
  /** Read for its faults only, before any angle is known. */
  isChecked: boolean;
  /** How many definitions it rests on, one upon the other. */
  height: number;
}

/** The parts of the grammar that each other part may need. */
export interface Grammar {
  expression: (reader: Reader) => Value;
  statement: (reader: Reader) => void;
  legacyGate: (reader: Reader, name: string) => Definition | undefined;
  call: (reader: Reader, name: Token, subroutine: Subroutine) => Value | undefined;
}

/** What is known while a program is read from front to back: loops and subroutines are carried out on the way. */
export class Reader {
  readonly tokens: TokenStream;
  readonly grammar: Grammar;
  readonly scopes = new Scopes();
  readonly notes: Note[] = [];
  readonly steps: Step[] = [];
  /** Where in the source each step stands. */
  readonly places: Position[] = [];
  readonly qubits: Register[] = [];
  readonly bits: (Register & { isLocal: boolean })[] = [];
  version: 2 | 3 = 3;
  includesGates = false;
  body: GateBody | undefined;
  /** Gates of older libraries, once one of them is used. */
  legacy: ReadonlyMap<string, Definition> | undefined;
  /** Where steps go: the program, or a branch that measured bits decide on. */
  target: Step[] = this.steps;
  branches = 0;
  /** Set by `return`, until the subroutine is left. */
  returned: { value: Value | undefined } | undefined;
  private hasLibraryNote = false;
  private work = 0;
  private readonly used = new Set<number>();
  private sizes = { qubits: 0, bits: 0 };
  /** Bits whose value is known while reading; the others are false. */
  private values = new Map<number, boolean | undefined>();
  private readonly unwritten = new Set<number>();

  constructor(source: string, grammar: Grammar) {
    this.grammar = grammar;
    this.tokens = new TokenStream(source);
  }

  spend(work: number, at: Token): void {
    this.work += work;
    if (this.work > MAX_WORK)
      this.tokens.fail("the program grows too large when it is written out", at);
  }

  note(text: string, { line, column }: Position): void {
    const isTold = this.notes.some((note) => note.line === line && note.column === column);
    if (!isTold) this.notes.push({ line, column, text });
  }

  /** Programs are often pasted without their first lines: a library that is not included is said once to be missing. */
  noteLibrary(gate: Token): void {
    if (this.includesGates || this.hasLibraryNote || BUILT_IN[this.version].includes(gate.text)) {
      return;
    }
    this.hasLibraryNote = true;
    const library = this.version === 2 ? "qelib1.inc" : "stdgates.inc";
    this.note(
      `the line include "${library}"; is missing, and the gate library was taken as included`,
      gate,
    );
  }

  emit(step: Step, at: Token): void {
    this.spend(1, at);
    if (step.name !== "if" && step.name !== "set" && step.name !== "barrier") {
      for (const qubit of step.qubits) this.used.add(qubit);
    }
    if (this.target === this.steps) this.places.push(at);
    this.target.push(step);
    if (this.target.length > MAX_OPERATIONS) {
      this.tokens.fail(`the program has more than ${MAX_OPERATIONS} gates`, at);
    }
  }

  /** No gate has touched it: it is zero already. */
  isFresh(qubit: number): boolean {
    return !this.used.has(qubit);
  }

  declareQubits(name: string, size: number, at: Token): number[] {
    if (this.sizes.qubits + size > MAX_QUBITS) {
      this.tokens.fail(`the program has more than ${MAX_QUBITS} qubits`, at);
    }
    this.qubits.push({ name, size });
    return Array.from({ length: size }, () => this.sizes.qubits++);
  }

  /** Bits of inner scopes are stored too; their names are made unique. */
  declareBits(name: string, size: number, at: Token): number[] {
    if (this.sizes.bits + size > MAX_BITS) {
      this.tokens.fail(`the program has more than ${MAX_BITS} bits`, at);
    }
    const isLocal = !this.scopes.isGlobal;
    let unique = name;
    for (let k = 2; isLocal && this.bits.some((other) => other.name === unique); k++) {
      unique = `${name}_${k}`;
    }
    this.bits.push({ name: unique, size, isLocal });
    return Array.from({ length: size }, () => this.sizes.bits++);
  }

  bit(bit: number): Condition {
    if (!this.values.has(bit)) return false;
    return this.values.get(bit) ?? { bit };
  }

  measure(qubit: number, bit: number | undefined, at: Token): void {
    this.emit({ name: "measure", qubits: [qubit], bit }, at);
    if (bit === undefined) return;
    this.values.set(bit, undefined);
    this.unwritten.delete(bit);
  }

  /** Gives all of the bits their new values at once. */
  set(bits: readonly number[], values: readonly Condition[], at: Token): void {
    const reads = values.some((value, k) =>
      bitsOf(value).some((bit) => bit !== bits[k] && bits.includes(bit)),
    );
    const copies = reads ? this.declareBits("copy", bits.length, at) : bits;
    if (reads) for (const [k, value] of values.entries()) this.setOne(copies[k], value, at);
    for (const [k, bit] of bits.entries())
      this.setOne(bit, reads ? this.bit(copies[k]) : values[k], at);
  }

  private setOne(bit: number, value: Condition, at: Token): void {
    const isKnown = typeof value === "boolean";
    this.values.set(bit, isKnown ? value : undefined);
    if (isKnown && this.branches === 0) {
      this.unwritten.add(bit);
      return;
    }
    this.unwritten.delete(bit);
    this.emit({ name: "set", bit, value }, at);
  }

  /** Stores the program's own bits whose values are only known until now. */
  flushResults(at: Token): void {
    const isLocal = this.bits.flatMap((register) =>
      Array<boolean>(register.size).fill(register.isLocal),
    );
    this.flush(at, (bit) => !isLocal[bit]);
  }

  /** Stores the bits whose values were only known until now. */
  flush(at: Token, which: (bit: number) => boolean = () => true): void {
    for (const bit of this.unwritten) {
      if (!which(bit)) continue;
      this.unwritten.delete(bit);
      this.emit({ name: "set", bit, value: this.values.get(bit) ?? false }, at);
    }
  }

  /** Reads a branch apart; after it only those bits are known that it left alone. */
  branch(read: () => void): Step[] {
    const outer = { target: this.target, values: new Map(this.values) };
    const steps: Step[] = [];
    this.target = steps;
    this.branches++;
    read();
    this.branches--;
    this.target = outer.target;
    const inner = this.values;
    this.values = outer.values;
    for (const [bit, value] of inner) {
      if ((this.values.get(bit) ?? false) !== value || !this.values.has(bit))
        this.values.set(bit, undefined);
    }
    return steps;
  }

  lookUp(token: Token): Entry | undefined {
    return this.scopes.find(token.text);
  }
}
