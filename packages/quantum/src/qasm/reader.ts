import { phaseOn } from "../circuit/controlled-phase.ts";
import type { ControlledPhase } from "../circuit/gate.ts";
import { range } from "../range.ts";
import type { Budget } from "./budget.ts";
import { bitsRead, type Condition, partsOf } from "./conditions.ts";
import type { Position } from "./error.ts";
import { isPhysical, type Note, PHYSICAL, type Register, type Step } from "./program.ts";
import { type Definition, type Item, type Operand, Scopes } from "./scopes.ts";
import { isIn } from "./standard-gates.ts";
import { quoted, type Token, TokenStream } from "./tokens.ts";
import { fromBits, type Type, type Value } from "./values.ts";

const MAX_OPERATIONS = 500_000;
/** The price of a gate that is written out, whose memory counts more than its time. */
export const GATE_COST = 8;
const MAX_QUBITS = 4096;
const MAX_BITS = 65_536;
/** Gates that a version knows without a library. */
const builtIn: Readonly<Record<2 | 3, readonly string[]>> = { 2: ["U", "CX"], 3: ["U"] };

/** A gate's body while it is read: what it consists of, on the definition's own qubits. */
export interface GateBody {
  name: string;
  items: Item[];
  /** Read for its faults only, before any angle is known. */
  isChecked: boolean;
  /** The number of definitions that it rests on, one upon another. */
  height: number;
}

/** Expressions and statements call each other; passing both here avoids a circular import. */
export interface Grammar {
  expression: (reader: Reader) => Value;
  statement: (reader: Reader) => void;
}

/** Bits of inner scopes are local; the program's own keep their names. */
export interface BitRegister extends Register {
  isLocal: boolean;
  isOwn: boolean;
  place: Position;
  members: readonly number[];
}

/** A program on its way from front to back, with all that is known by then: loops and subroutines are carried out. */
export class Reader extends TokenStream {
  readonly grammar: Grammar;
  readonly scopes: Scopes = new Scopes();
  readonly notes: Note[] = [];
  readonly steps: Step[] = [];
  /** Where in the source each step stands. */
  readonly places: Position[] = [];
  /** Which of the steps are a phase with many controls. */
  readonly phases: ControlledPhase[] = [];
  readonly qubits: Register[] = [];
  readonly bits: BitRegister[] = [];
  /** The register of each bit. */
  readonly registerOf: BitRegister[] = [];
  /** The device's own, which a program calls by their numbers, are all up to the highest. */
  readonly allQubits: number[] = [];
  version: 2 | 3 = 3;
  readonly libraries: Set<string> = new Set();
  body: GateBody | undefined;
  /** Gates of older libraries, once one of them is used. */
  legacyGates: ReadonlyMap<string, Definition> | undefined;
  /** Where steps go: the program, or a branch that measured bits decide on. */
  target: Step[] = this.steps;
  branches = 0;
  /** The number of subroutines that are being carried out, one within another. */
  callDepth = 0;
  /** Set by `return`, until the subroutine is left. */
  returnStatement: { value: Value | undefined } | undefined;
  /** Values of what the program declares as `input`. */
  readonly inputs: Readonly<Record<string, number>>;
  /** Counts the questions for a bit that nothing has measured or set. */
  unsetReads = 0;
  private emittedCount = 0;
  private readonly notedKeys = new Set<string>();
  /** Bits whose value is known while reading; the others are false. */
  private bitValues = new Map<number, boolean | undefined>();
  /** Where each was set. */
  private readonly unwrittenBits = new Map<number, Token>();

  constructor(
    source: string,
    grammar: Grammar,
    budget: Budget,
    inputs: Readonly<Record<string, number>>,
  ) {
    super(source, budget);
    this.inputs = inputs;
    this.grammar = grammar;
  }

  expression(): Value {
    return this.grammar.expression(this);
  }

  statement(): void {
    this.grammar.statement(this);
  }

  spend(work: number): void {
    this.budget.spend(work);
  }

  /** Notes something about a place, which gets one note at most. */
  note(text: string, { line, column }: Position): void {
    const place = `${line}:${column}`;
    if (this.notedKeys.has(place)) return;
    this.notedKeys.add(place);
    this.notes.push({ line, column, text });
  }

  /** Notes something that is said once in a program, at the first place. */
  noteOnce(text: string, at: Position): void {
    if (this.notedKeys.has(text)) return;
    this.notedKeys.add(text);
    this.note(text, at);
  }

  noteUnset(name: Token): void {
    this.note(`${quoted(name.text)} has no value yet and is taken as 0`, name);
  }

  /** Programs are often pasted without their first lines: a library that is not included is said once to be missing. */
  noteLibrary(gate: Token): void {
    if (builtIn[this.version].includes(gate.text)) return;
    const usual = this.version === 2 ? "qelib1.inc" : "stdgates.inc";
    if (this.libraries.size === 0) {
      const reason = "is missing, and the gate library was taken as included";
      this.noteOnce(`the line include "${usual}"; ${reason}`, gate);
    }
    const libraries = this.libraries.size > 0 ? [...this.libraries] : [usual];
    if (libraries.some((file) => isIn(file, gate.text))) return;
    const lacking = `the gate ${gate.text} is not declared, nor is it in ${libraries[0]}`;
    this.noteOnce(`${lacking}; it was taken in its usual meaning`, gate);
  }

  emit(step: Step, at: Token): void {
    this.spend(GATE_COST + ("qubits" in step ? step.qubits.length : 0));
    if (step.name === "if") this.weigh(step.condition);
    if (this.target === this.steps) this.places.push({ line: at.line, column: at.column });
    this.target.push(step);
    this.emittedCount++;
    if (this.emittedCount > MAX_OPERATIONS) {
      this.fail(`the program has more than ${MAX_OPERATIONS} gates`, at);
    }
  }

  /** A phase where all of the qubits are one, written out. */
  emitPhase(qubits: readonly number[], angle: number, at: Token): void {
    // The budget must refuse before so many gates are made.
    this.spend(2 ** qubits.length * GATE_COST);
    const gates = phaseOn(qubits, angle);
    if (this.target === this.steps) {
      this.phases.push({ qubits, angle, start: this.steps.length, count: gates.length });
    }
    for (const gate of gates) this.emit(gate, at);
  }

  declareQubits(name: string, size: number, at: Token): number[] {
    const first = this.allQubits.length;
    this.growTo(first + size, false, at);
    this.qubits.push({ name, size });
    return this.allQubits.slice(first);
  }

  /** `$4`, which needs no declaration and allows none. */
  physicalQubit(token: Token): number {
    const qubit = Number(token.text.slice(1));
    this.growTo(qubit + 1, true, token);
    if (this.body !== undefined) this.fail("a gate takes its qubits by name", token);
    this.qubits[0] = { name: PHYSICAL, size: this.allQubits.length };
    return qubit;
  }

  private growTo(count: number, areDevices: boolean, at: Token): void {
    if (this.qubits.length > 0 && isPhysical(this) !== areDevices) {
      this.fail("a program calls physical qubits or declares its own, not both", at);
    }
    if (count > MAX_QUBITS) this.fail(`the program has more than ${MAX_QUBITS} qubits`, at);
    while (this.allQubits.length < count) this.allQubits.push(this.allQubits.length);
  }

  /** Bits of inner scopes are stored too. A register that is not the program's own gets a free name. */
  declareBits(
    name: string,
    size: number,
    at: Token,
    {
      isOwn = this.scopes.isGlobal,
      isSingle = false,
    }: { isOwn?: boolean; isSingle?: boolean } = {},
  ): readonly number[] {
    const first = this.registerOf.length;
    if (first + size > MAX_BITS) {
      this.fail(`the program has more than ${MAX_BITS} bits`, at);
    }
    const isLocal = !this.scopes.isGlobal;
    const members = range(size).map((k) => first + k);
    const register = { name, size, isSingle, isLocal, isOwn, place: at, members };
    this.bits.push(register);
    for (const bit of members) this.registerOf[bit] = register;
    return members;
  }

  bit(bit: number): Condition {
    if (!this.bitValues.has(bit)) {
      this.unsetReads++;
      return false;
    }
    return this.bitValues.get(bit) ?? { bit };
  }

  valueOfBits({ members, isSingle }: Operand): Value {
    const bits = members.map((bit) => this.bit(bit));
    return fromBits(isSingle ? "bool" : "bits", bits);
  }

  defineValue(
    name: string,
    type: Type,
    value: Value,
    { isConstant = false, isUnset = false }: { isConstant?: boolean; isUnset?: boolean } = {},
  ): void {
    const { branches } = this;
    this.scopes.define(name, { kind: "value", type, value, isConstant, isUnset, branches });
  }

  measure(qubit: number, bit: number | undefined, at: Token): void {
    this.emit({ name: "measure", qubits: [qubit], bit }, at);
    if (bit === undefined) return;
    this.bitValues.set(bit, undefined);
    this.unwrittenBits.delete(bit);
  }

  /** Gives all of the bits their new values at once. */
  set(bits: readonly number[], values: readonly Condition[], at: Token): void {
    this.spend(bits.length);
    for (const value of values) this.weigh(value);
    const writtenBits = new Set(bits);
    const isReadingWritten = values.some((value, k) =>
      bitsRead(value).some((bit) => bit !== bits[k] && writtenBits.has(bit)),
    );
    let newValues = values;
    if (isReadingWritten) {
      const copies = this.declareBits("copy", bits.length, at, { isOwn: false });
      for (const [k, copy] of copies.entries()) this.setOne(copy, values[k], at);
      newValues = copies.map((copy) => this.bit(copy));
    }
    for (const [k, bit] of bits.entries()) this.setOne(bit, newValues[k], at);
  }

  /** A condition is walked through and printed: with its brackets it must not be deeper than a program can be nested. */
  private weigh(condition: Condition): void {
    this.spend(1);
    this.budget.enter(2);
    for (const part of partsOf(condition)) this.weigh(part);
    this.budget.leave(2);
  }

  private setOne(bit: number, value: Condition, at: Token): void {
    const isKnown = typeof value === "boolean";
    this.bitValues.set(bit, isKnown ? value : undefined);
    if (isKnown && this.branches === 0) {
      this.unwrittenBits.set(bit, at);
      return;
    }
    this.unwrittenBits.delete(bit);
    this.emit({ name: "set", bit, value }, at);
  }

  /** Stores the bits whose values were only known until now; where the program ends, its results alone. */
  flush(isEnd = false): void {
    for (const [bit, at] of this.unwrittenBits) {
      if (isEnd && this.registerOf[bit].isLocal) continue;
      this.unwrittenBits.delete(bit);
      this.emit({ name: "set", bit, value: this.bitValues.get(bit) ?? false }, at);
    }
  }

  /** Reads a branch apart; after it only those bits are known that it left alone. */
  branch(read: () => void): Step[] {
    this.spend(this.bitValues.size / 8);
    const outer = { target: this.target, bitValues: new Map(this.bitValues) };
    const steps: Step[] = [];
    this.target = steps;
    this.branches++;
    read();
    this.branches--;
    this.target = outer.target;
    const inner = this.bitValues;
    this.bitValues = outer.bitValues;
    for (const [bit, value] of inner) {
      if ((this.bitValues.get(bit) ?? false) !== value || !this.bitValues.has(bit))
        this.bitValues.set(bit, undefined);
    }
    return steps;
  }
}
