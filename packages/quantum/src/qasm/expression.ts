import { binary, unary } from "./arithmetic.ts";
import { QasmError } from "./error.ts";
import { constants, functionOf } from "./functions.ts";
import { onReals } from "./numbers.ts";
import { readElements } from "./operands.ts";
import type { Reader } from "./reader.ts";
import { mismatch } from "./scopes.ts";
import { callSubroutine } from "./subroutines.ts";
import { quoted, type Token } from "./tokens.ts";
import { readType, typeNames } from "./types.ts";
import {
  bitsAt,
  convert,
  costOf,
  fromBits,
  integer,
  isWhole,
  known,
  toReal,
  truth,
  type Value,
} from "./values.ts";

const MAX_LITERAL_BITS = 65_536;

/** Binary operators, those that bind least first. */
const levels: readonly (readonly string[])[] = [
  ["||"],
  ["&&"],
  ["|"],
  ["^"],
  ["&"],
  ["==", "!="],
  ["<", "<=", ">", ">="],
  ["<<", ">>"],
  ["+", "-"],
  ["*", "/", "%"],
];

/** Reads an expression and works it out. */
export function evaluate(reader: Reader, level = 0): Value {
  if (level === levels.length) return prefixedValue(reader);
  let left = evaluate(reader, level + 1);
  for (;;) {
    const isPower = reader.version === 2 && levels[level].includes("^");
    const sign = isPower ? undefined : reader.accept(...levels[level]);
    if (sign === undefined) return left;
    const right = evaluate(reader, level + 1);
    left = apply(reader, sign, left, right);
  }
}

/** OpenQASM 2 knows real numbers only: there 1/2 is a half. */
function apply(reader: Reader, sign: Token, left: Value, right: Value): Value {
  reader.spend(costOf(left) + costOf(right));
  const isReal = reader.version === 2 && isWhole(left) && isWhole(right);
  if (isReal && ["/", "**"].includes(sign.text)) {
    const real = onReals(sign.text, toReal(left, sign), toReal(right, sign), sign);
    return { type: "float", real };
  }
  return binary(sign.text, left, right, sign, (text) => reader.note(text, sign));
}

/** Every way deeper into an expression leads through here. */
function prefixedValue(reader: Reader): Value {
  reader.budget.enter();
  const sign = reader.accept("-", "+", "!", "~");
  const value = sign === undefined ? powerValue(reader) : prefixedValue(reader);
  reader.budget.leave();
  if (sign === undefined || sign.text === "+") return value;
  reader.spend(costOf(value));
  return unary(sign.text, value, sign);
}

function powerValue(reader: Reader): Value {
  const value = indexedValue(reader);
  const sign = reader.accept("**", ...(reader.version === 2 ? ["^"] : []));
  if (sign === undefined) return value;
  const exponent = prefixedValue(reader);
  return apply(reader, { ...sign, text: "**" }, value, exponent);
}

function indexedValue(reader: Reader): Value {
  let value = atom(reader);
  while (reader.is("[")) {
    const at = reader.next();
    if (value.type === "float" || value.type === "bool") {
      return reader.fail("this value has no elements", at);
    }
    const { members, isSingle } = readElements(reader, value.width, at, "the value");
    reader.spend(value.width / 64);
    value = fromBits(isSingle ? "bool" : "bits", bitsAt(value, members));
  }
  return value;
}

function atom(reader: Reader): Value {
  if (reader.accept("(")) {
    const value = evaluate(reader);
    reader.expect(")");
    return value;
  }
  const token = reader.next();
  switch (token.kind) {
    case "integer":
      return integerLiteral(token);
    case "real":
      return { type: "float", real: Number(token.text.replaceAll("_", "")) };
    case "text":
      return bitString(token);
    case "name":
      return named(reader, token);
    case "end":
      return reader.fail("the program ends where a number should stand", token);
    default:
      return reader.fail(`expected a number, found ${quoted(token.text)}`, token);
  }
}

/** A wider number would wrap around without a word. */
function integerLiteral(token: Token): Value {
  const whole = BigInt(token.text.replaceAll("_", ""));
  if (whole >= 2n ** 63n) {
    throw new QasmError(`${quoted(token.text)} is too large: whole numbers are below 2^63`, token);
  }
  return integer(whole);
}

function bitString(token: Token): Value {
  const digits = token.text.slice(1, -1).replaceAll("_", "");
  if (!/^[01]+$/.test(digits)) throw new QasmError("expected bits, zeros and ones", token);
  if (digits.length > MAX_LITERAL_BITS) {
    throw new QasmError(`a text of bits has at most ${MAX_LITERAL_BITS}`, token);
  }
  return known("bits", digits.length, BigInt(`0b${digits}`));
}

function named(reader: Reader, token: Token): Value {
  const entry = reader.scopes.find(token.text);
  if (entry?.kind === "value") {
    if (entry.isUnset) reader.noteUnset(token);
    return entry.value;
  }
  if (entry?.kind === "bit") {
    reader.spend(entry.members.length);
    return reader.valueOfBits(entry);
  }
  if (entry?.kind === "subroutine") {
    const value = callSubroutine(reader, token, entry.subroutine);
    return value ?? reader.fail(`${quoted(token.text)} returns nothing`, token);
  }
  if (Object.hasOwn(constants, token.text)) return { type: "float", real: constants[token.text] };
  if (token.text === "true" || token.text === "false") return truth(token.text === "true");
  if (typeNames.includes(token.text)) {
    const type = readType(reader, token);
    reader.expect("(");
    const value = evaluate(reader);
    reader.expect(")");
    return convert(value, type, token, true);
  }
  const call = functionOf(token.text);
  if (call !== undefined && reader.accept("(")) {
    const operands = reader.list(() => evaluate(reader));
    reader.expect(")");
    reader.spend(operands.reduce((sum, operand) => sum + costOf(operand), 0));
    return call(operands, token);
  }
  const isCall = entry === undefined && reader.is("(");
  const reason = isCall
    ? `there is no function ${quoted(token.text)}`
    : mismatch(token, entry, "a number");
  throw new QasmError(reason, token);
}
