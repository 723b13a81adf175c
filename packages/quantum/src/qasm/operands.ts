import { type Position, QasmError } from "./error.ts";
import type { Reader } from "./reader.ts";
import { mismatch, type Operand } from "./scopes.ts";
import { quoted, type Token } from "./tokens.ts";
import { isMeasured } from "./values.ts";

/** A register, a part of it or one element, as numbers of qubits or bits. */
export function readOperand(reader: Reader, kind: "qubit" | "bit"): Operand {
  return operandAfter(reader, reader.name(`a ${kind}`), kind);
}

/** Reads the rest of an operand, from behind its name on. */
export function operandAfter(reader: Reader, token: Token, kind: "qubit" | "bit"): Operand {
  if (kind === "qubit" && token.text.startsWith("$")) {
    return { members: [reader.physicalQubit(token)], isSingle: true };
  }
  const entry = reader.scopes.find(token.text);
  if (entry?.kind !== kind) return reader.fail(mismatch(token, entry, `a ${kind}`), token);
  let operand: Operand = entry;
  while (reader.accept("[")) {
    if (operand.isSingle) reader.fail(`${quoted(token.text)} is a single ${kind}`, token);
    const { members } = operand;
    const part = readElements(reader, members.length, token, quoted(token.text));
    operand = { ...part, members: part.members.map((place) => members[place]) };
  }
  return operand;
}

/** `q[0], r`: what a gate is applied to. */
export function readOperands(reader: Reader): Operand[] {
  return reader.is(";") ? [] : reader.list(() => readOperand(reader, "qubit"));
}

/** A gate on registers is applied to their elements in turn, with single qubits as they are. */
export function broadcast(reader: Reader, at: Token, operands: readonly Operand[]): number[][] {
  const lengths = new Set(
    operands.filter(({ isSingle }) => !isSingle).map(({ members }) => members.length),
  );
  if (lengths.size > 1) reader.fail("these registers differ in size", at);
  const [length = 1] = lengths;
  reader.spend(length * operands.length);
  return Array.from({ length }, (_, k) => {
    const qubits = operands.map(({ members, isSingle }) => members[isSingle ? 0 : k]);
    if (new Set(qubits).size < qubits.length) reader.fail("a gate needs different qubits", at);
    return qubits;
  });
}

/** `[4]`, `[{0, 3}]` or `[0:2:6]`, from behind its bracket on. */
type IndexSet =
  | { index: number }
  | { indices: readonly number[] }
  | { first: number | undefined; step: number; last: number | undefined };

/** A whole number that is known while reading. */
export function wholeNumber(reader: Reader): number {
  const at = reader.current;
  const value = reader.expression();
  if (isMeasured(value)) throw new QasmError("this is known only after a measurement", at);
  const isWhole = ["int", "uint", "bool"].includes(value.type);
  const number = value.type === "float" ? value.real : Number(value.whole);
  if ((!isWhole && reader.version === 3) || !Number.isSafeInteger(number)) {
    throw new QasmError("expected a whole number", at);
  }
  return number;
}

export function indexSet(reader: Reader): IndexSet {
  if (reader.accept("{")) {
    const indices = reader.list(() => wholeNumber(reader));
    reader.expect("}");
    reader.expect("]");
    return { indices };
  }
  const first = reader.is(":") ? undefined : wholeNumber(reader);
  if (!reader.accept(":")) {
    reader.expect("]");
    return { index: first ?? 0 };
  }
  const second = reader.is("]") || reader.is(":") ? undefined : wholeNumber(reader);
  const hasStep = reader.accept(":");
  const last = hasStep ? (reader.is("]") ? undefined : wholeNumber(reader)) : second;
  const step = hasStep ? (second ?? 1) : 1;
  if (step === 0) reader.fail("a range cannot step by zero");
  reader.expect("]");
  return { first, step, last };
}

/** The numbers from `first` on, `last` included where it is met. */
export function rangeOf(first: number, step: number, last: number, at: Position): number[] {
  const length = Math.max(0, Math.floor((last - first) / step) + 1);
  if (length > 1_000_000) throw new QasmError("this range is too long", at);
  return Array.from({ length }, (_, k) => first + k * step);
}

/** Which elements of a register of that size are meant, from behind its bracket on; counted from its end where negative. */
export function readElements(reader: Reader, size: number, at: Position, name: string): Operand {
  const elements = select(indexSet(reader), size, at, name);
  reader.spend(elements.members.length);
  return elements;
}

function select(set: IndexSet, size: number, at: Position, name: string): Operand {
  const fromEnd = (index: number) => (index < 0 ? index + size : index);
  const check = (index: number) => {
    const place = fromEnd(index);
    if (place >= 0 && place < size) return place;
    const there = size === 1 ? "only 0" : `0 to ${size - 1}`;
    throw new QasmError(`there is no element ${index}: ${name} has ${there}`, at);
  };
  if ("index" in set) return { members: [check(set.index)], isSingle: true };
  if ("indices" in set) return { members: set.indices.map(check), isSingle: false };
  const { first, step, last } = set;
  const start = fromEnd(first ?? (step > 0 ? 0 : size - 1));
  const end = fromEnd(last ?? (step > 0 ? size - 1 : 0));
  const members = rangeOf(start, step, end, at).map(check);
  if (members.length === 0) throw new QasmError("this range is empty", at);
  return { members, isSingle: false };
}
