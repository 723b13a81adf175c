import { binary, unary } from "./arithmetic.ts";
import { QasmError } from "./error.ts";
import { functionOf } from "./functions.ts";
import { indexSet, select } from "./indices.ts";
import { onReals } from "./numbers.ts";
import type { Reader } from "./reader.ts";
import { quoted, type Token } from "./tokens.ts";
import { readType, typeNames } from "./types.ts";
import {
  bitAt,
  convert,
  fromBits,
  integer,
  isWhole,
  known,
  toReal,
  truth,
  type Value,
} from "./values.ts";

const MAX_NESTING = 100;

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  π: Math.PI,
  tau: 2 * Math.PI,
  τ: 2 * Math.PI,
  euler: Math.E,
  ℇ: Math.E,
};

/** Binary operators, those that bind least first. */
const LEVELS: readonly (readonly string[])[] = [
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
export function evaluate(reader: Reader, nesting = 0, level = 0): Value {
  if (level === LEVELS.length) return prefixed(reader, nesting);
  const { tokens } = reader;
  let left = evaluate(reader, nesting, level + 1);
  for (;;) {
    const isPower = reader.version === 2 && LEVELS[level].includes("^");
    const sign = isPower ? undefined : tokens.accept(...LEVELS[level]);
    if (sign === undefined) return left;
    reader.spend(1, sign);
    const right = evaluate(reader, nesting, level + 1);
    left = apply(reader, sign, left, right);
  }
}

/** OpenQASM 2 knows real numbers only: there 1/2 is a half. */
function apply(reader: Reader, sign: Token, left: Value, right: Value): Value {
  const isReal = reader.version === 2 && isWhole(left) && isWhole(right);
  if (isReal && ["/", "**"].includes(sign.text)) {
    return {
      type: "float",
      real: onReals(sign.text, toReal(left, sign), toReal(right, sign), sign),
    };
  }
  return binary(sign.text, left, right, sign, (text) => reader.note(text, sign));
}

function prefixed(reader: Reader, nesting: number): Value {
  const { tokens } = reader;
  if (nesting > MAX_NESTING) tokens.fail("this expression is nested too deeply");
  const sign = tokens.accept("-", "+", "!", "~");
  if (sign === undefined) return power(reader, nesting);
  const value = prefixed(reader, nesting + 1);
  return sign.text === "+" ? value : unary(sign.text, value, sign);
}

function power(reader: Reader, nesting: number): Value {
  const value = indexed(reader, nesting);
  const sign = reader.tokens.accept("**", ...(reader.version === 2 ? ["^"] : []));
  if (sign === undefined) return value;
  const exponent = prefixed(reader, nesting + 1);
  return apply(reader, { ...sign, text: "**" }, value, exponent);
}

function indexed(reader: Reader, nesting: number): Value {
  let value = atom(reader, nesting);
  while (reader.tokens.is("[")) {
    const at = reader.tokens.next();
    if (value.type === "float" || value.type === "bool") {
      return reader.tokens.fail("this value has no elements", at);
    }
    const from = value;
    const { places, isSingle } = select(indexSet(reader), value.width, at);
    const bits = places.map((place) => bitAt(from, place));
    value = fromBits(isSingle ? "bool" : "bits", bits);
  }
  return value;
}

function atom(reader: Reader, nesting: number): Value {
  const { tokens } = reader;
  if (tokens.accept("(")) {
    const value = evaluate(reader, nesting + 1);
    tokens.expect(")");
    return value;
  }
  const token = tokens.next();
  switch (token.kind) {
    case "integer":
      return integer(BigInt(token.text.replaceAll("_", "")));
    case "real":
      return { type: "float", real: Number(token.text.replaceAll("_", "")) };
    case "text":
      return bitString(token);
    case "name":
      return named(reader, token, nesting);
    default:
      throw new QasmError(
        token.kind === "end"
          ? "the program ends where a number should stand"
          : `expected a number, found ${quoted(token.text)}`,
        token,
      );
  }
}

function bitString(token: Token): Value {
  const digits = token.text.slice(1, -1).replaceAll("_", "");
  if (!/^[01]+$/.test(digits)) throw new QasmError("expected bits, zeros and ones", token);
  return known("bits", digits.length, BigInt(`0b${digits}`));
}

function named(reader: Reader, token: Token, nesting: number): Value {
  const { tokens } = reader;
  const entry = reader.lookUp(token);
  if (entry?.kind === "value") return entry.value;
  if (entry?.kind === "bit") {
    return fromBits(
      entry.isSingle ? "bool" : "bits",
      entry.members.map((bit) => reader.bit(bit)),
    );
  }
  if (entry?.kind === "subroutine") {
    const value = reader.grammar.call(reader, token, entry.subroutine);
    return value ?? tokens.fail(`${quoted(token.text)} returns nothing`, token);
  }
  if (Object.hasOwn(CONSTANTS, token.text)) return { type: "float", real: CONSTANTS[token.text] };
  if (token.text === "true" || token.text === "false") return truth(token.text === "true");
  if (typeNames.includes(token.text)) {
    const type = readType(reader, token);
    tokens.expect("(");
    const value = evaluate(reader, nesting + 1);
    tokens.expect(")");
    return convert(value, type, token, true);
  }
  const call = functionOf(token.text);
  if (call !== undefined && tokens.accept("(")) {
    const operands = [evaluate(reader, nesting + 1)];
    while (tokens.accept(",")) operands.push(evaluate(reader, nesting + 1));
    tokens.expect(")");
    return call(operands, token);
  }
  const reason =
    entry === undefined
      ? `${quoted(token.text)} is not a constant; angles must be known when the program is read`
      : `${quoted(token.text)} is a ${entry.kind}, not a number`;
  throw new QasmError(reason, token);
}
