import { binary } from "./arithmetic.ts";
import { operandAfter, readElements, readOperand } from "./operands.ts";
import type { Reader } from "./reader.ts";
import type { Entry, Operand } from "./scopes.ts";
import { quoted, type Token } from "./tokens.ts";
import {
  bitsAt,
  bitsOf,
  convert,
  costOf,
  fromBits,
  isMeasured,
  type Type,
  type Value,
} from "./values.ts";

type Variable = Entry & { kind: "value" };

function typeOf({ members, isSingle }: Operand): Type {
  return isSingle ? { name: "bool" } : { name: "bits", width: members.length };
}

/** An expression, or the result of a measurement. What a variable keeps must not change with the bits it came from. */
export function rightSide(reader: Reader): Value {
  const at = reader.current;
  if (reader.accept("measure")) return measured(reader, readOperand(reader, "qubit"), at);
  const value = reader.expression();
  if (!isMeasured(value)) return value;
  const bits = reader.declareBits("kept", value.width, at, { isOwn: false });
  reader.set(bits, value.bits, at);
  return { ...value, bits: bits.map((bit) => reader.bit(bit)) };
}

/** Qubits measured into bits of their own. */
function measured(reader: Reader, { members, isSingle }: Operand, at: Token): Value {
  const bits = reader.declareBits("m", members.length, at, { isOwn: false });
  for (const [k, qubit] of members.entries()) reader.measure(qubit, bits[k], at);
  return reader.valueOfBits({ members: bits, isSingle });
}

/** `c[0] = measure q;`, `n += 1;`, from its first name on. */
export function assign(reader: Reader, name: Token): void {
  const entry = reader.scopes.find(name.text);
  if (entry?.kind === "value") {
    const part = readPart(reader, name, entry);
    const sign = assignmentSign(reader);
    const at = reader.current;
    write(reader, name, entry, part, rightSide(reader), sign, at);
    reader.expect(";");
    return;
  }
  const bits = operandAfter(reader, name, "bit");
  const sign = assignmentSign(reader);
  if (sign.text === "=") {
    assignBits(reader, bits, sign);
    return;
  }
  const oldValue = reader.valueOfBits(bits);
  const right = reader.expression();
  reader.expect(";");
  reader.spend(costOf(oldValue) + costOf(right));
  const newValue = binary(sign.text.slice(0, -1), oldValue, right, sign, () => undefined);
  storeBits(reader, bits, newValue, sign);
}

function assignmentSign(reader: Reader): Token {
  const { kind, text } = reader.current;
  const isSign = kind === "symbol" && /^(?:\*\*|<<|>>|[-+*/%&|^])?=$/.test(text);
  return isSign ? reader.next() : reader.expect("=");
}

/** Reads what stands behind `=` and stores it in bits. */
export function assignBits(reader: Reader, bits: Operand, at: Token): void {
  if (reader.accept("measure")) {
    const qubits = readOperand(reader, "qubit").members;
    reader.expect(";");
    measureInto(reader, qubits, bits.members, at);
    return;
  }
  const value = reader.expression();
  reader.expect(";");
  storeBits(reader, bits, value, at);
}

function storeBits(reader: Reader, to: Operand, value: Value, at: Token): void {
  const bits = convert(value, typeOf(to), at);
  if (bits.type === "float") return;
  reader.set(to.members, bitsAt(bits, [...to.members.keys()]), at);
}

function measureInto(
  reader: Reader,
  qubits: readonly number[],
  bits: readonly number[] | undefined,
  at: Token,
): void {
  if (bits !== undefined && bits.length !== qubits.length) {
    reader.fail(`${qubits.length} qubits cannot be measured into ${bits.length} bits`, at);
  }
  for (const [k, qubit] of qubits.entries()) reader.measure(qubit, bits?.[k], at);
}

/** `measure q -> c;`, or `measure q;` which keeps no result. */
export function measurement(reader: Reader, at: Token): void {
  const qubits = readOperand(reader, "qubit");
  const { members } = qubits;
  const name = reader.accept("->") ? reader.name("a bit") : undefined;
  const entry = name && reader.scopes.find(name.text);
  if (name === undefined) measureInto(reader, members, undefined, at);
  else if (entry?.kind !== "value") {
    measureInto(reader, members, operandAfter(reader, name, "bit").members, at);
  } else {
    const part = readPart(reader, name, entry);
    const value = measured(reader, qubits, at);
    write(reader, name, entry, part, value, { ...at, text: "=" }, at);
  }
  reader.expect(";");
}

function readPart(reader: Reader, at: Token, { value }: Variable): Operand | undefined {
  if (!reader.accept("[")) return undefined;
  if (value.type !== "float" && value.type !== "bool") {
    return readElements(reader, value.width, at, quoted(at.text));
  }
  return reader.fail("this value has no elements", at);
}

function write(
  reader: Reader,
  name: Token,
  variable: Variable,
  part: Operand | undefined,
  right: Value,
  sign: Token,
  at: Token,
): void {
  const { value, type } = variable;
  if (variable.isConstant) reader.fail(`${quoted(name.text)} cannot be changed`, name);
  if (variable.branches < reader.branches) {
    reader.fail("where a measurement decides, only bits can be changed", name);
  }
  const operator = sign.text.slice(0, -1);
  if (variable.isUnset && operator !== "") reader.noteUnset(name);
  variable.isUnset = false;
  if (part === undefined) {
    reader.spend(costOf(value) + costOf(right));
    const remark = (text: string) => reader.note(text, sign);
    const result = operator === "" ? right : binary(operator, value, right, sign, remark);
    variable.value = convert(result, type, at, operator !== "" && isMeasured(result));
    return;
  }
  const bits = convert(right, typeOf(part), at);
  if (operator !== "" || value.type === "float" || bits.type === "float") {
    reader.fail("only = can change an element", sign);
  }
  reader.spend(value.width);
  const allBits = [...bitsOf(value)];
  const newBits = bitsOf(bits);
  for (const [k, place] of part.members.entries()) allBits[place] = newBits[k];
  variable.value = fromBits(value.type, allBits);
}
