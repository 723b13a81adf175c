import { and, type Condition, not, or, xor } from "./conditions.ts";
import { type Position, QasmError } from "./error.ts";
import { noOperator, onAngles, onReals, onWholes } from "./numbers.ts";
import {
  angleOf,
  bitAt,
  describe,
  fromBits,
  integer,
  isMeasured,
  isWhole,
  type Known,
  known,
  type Measured,
  toReal,
  truth,
  type Value,
} from "./values.ts";

type Remark = (text: string) => void;
type Bits = Known | Measured;

/** A binary operator by the rules of OpenQASM 3; `remark` hears what a reader might not expect. */
export function binary(operator: string, a: Value, b: Value, at: Position, remark: Remark): Value {
  if (operator === "&&" || operator === "||") return logical(operator, a, b, at);
  if (["==", "!=", "<", "<=", ">", ">="].includes(operator))
    return compare(operator, a, b, at, remark);
  if (["&", "|", "^"].includes(operator)) return bitwise(operator, a, b, at);
  if (operator === "<<" || operator === ">>") return shift(operator, a, b, at);
  return arithmetic(operator, a, b, at, remark);
}

export function unary(operator: string, value: Value, at: Position): Value {
  if (operator === "!" || (operator === "~" && value.type === "bool")) {
    return fromBits("bool", [not(truthOf(value, at))]);
  }
  if (operator === "~") {
    const bits = bitsOf(value, at);
    return fromBits(
      bits.type,
      Array.from({ length: bits.width }, (_, k) => not(bitAt(bits, k))),
    );
  }
  if (value.type === "float") return { type: "float", real: -value.real };
  if (isMeasured(value) || value.type === "bits") throw noOperator(operator, value, value, at);
  if (value.type === "bool") return integer(-value.whole);
  return known(value.type, value.width, -value.whole);
}

export function truthOf(value: Value, at: Position): Condition {
  if (value.type === "float") throw new QasmError("expected true or false, found a number", at);
  if (isMeasured(value)) return value.bits.reduce(or, false);
  return value.whole !== 0n;
}

function logical(operator: string, a: Value, b: Value, at: Position): Value {
  const join = operator === "&&" ? and : or;
  return fromBits("bool", [join(truthOf(a, at), truthOf(b, at))]);
}

function bitsOf(value: Value, at: Position): Bits {
  if (value.type === "float") throw new QasmError("a real number has no bits", at);
  return value;
}

function bitwise(operator: string, a: Value, b: Value, at: Position): Value {
  const [left, right] = [bitsOf(a, at), bitsOf(b, at)];
  const width = Math.max(left.width, right.width);
  const isMixed = left.width !== right.width && (left.type === "bits" || right.type === "bits");
  if (isMixed) throw noOperator(operator, a, b, at);
  const join = { "&": and, "|": or, "^": xor }[operator] ?? xor;
  const wider = left.width >= right.width ? left : right;
  const bits = Array.from({ length: width }, (_, k) => join(extended(left, k), extended(right, k)));
  return fromBits(wider.type, bits);
}

/** Beyond its width a signed number repeats its sign, everything else is zero. */
function extended(value: Bits, k: number): Condition {
  if (k < value.width) return bitAt(value, k);
  return value.type === "int" && bitAt(value, value.width - 1);
}

function shift(operator: string, a: Value, b: Value, at: Position): Value {
  const value = bitsOf(a, at);
  if (!isWhole(b) || b.whole < 0n) throw noOperator(operator, a, b, at);
  const by = Number(b.whole) * (operator === "<<" ? -1 : 1);
  return fromBits(
    value.type,
    Array.from({ length: value.width }, (_, k) => {
      if (k + by < 0) return false;
      return k + by < value.width || operator === ">>" ? extended(value, k + by) : false;
    }),
  );
}

function compare(operator: string, a: Value, b: Value, at: Position, remark: Remark): Value {
  if (a.type === "float" || b.type === "float") return compareReals(operator, a, b, at);
  const width = Math.max(a.width, b.width) + 1;
  let less: Condition = false;
  let differ: Condition = false;
  // The sign's place counts the other way round.
  for (let k = 0; k < width; k++) {
    const [x, y] = [extended(a, k), extended(b, k)];
    const [low, high] = k === width - 1 ? [y, x] : [x, y];
    less = or(and(not(low), high), and(not(xor(x, y)), less));
    differ = or(differ, xor(x, y));
  }
  const never = outOfRange(a, b) ?? outOfRange(b, a);
  if (never !== undefined && (operator === "==" || operator === "!=")) {
    remark(never);
    return truth(operator === "!=");
  }
  const swapped = { "==": not(differ), "!=": differ, "<": less, ">=": not(less) }[operator];
  if (swapped !== undefined) return fromBits("bool", [swapped]);
  return fromBits("bool", [operator === "<=" ? or(less, not(differ)) : not(or(less, not(differ)))]);
}

/** A measured value that can never be the number beside it. */
function outOfRange(value: Bits, other: Bits): string | undefined {
  if (!isMeasured(value) || isMeasured(other)) return undefined;
  if (known(value.type, value.width, other.whole).whole === other.whole) return undefined;
  return `${describe(value)} is never ${other.whole}: it holds ${value.width} bits${value.type === "int" ? ", one of them the sign" : ""}`;
}

function compareReals(operator: string, a: Value, b: Value, at: Position): Value {
  const angle = a.type === "angle" ? a : b.type === "angle" ? b : undefined;
  const number = (value: Value) =>
    angle && value.type === "float"
      ? toReal(angleOf(value.real, angle.width, at), at)
      : toReal(value, at);
  const [x, y] = [number(a), number(b)];
  const results: Readonly<Record<string, boolean>> = {
    "==": x === y,
    "!=": x !== y,
    "<": x < y,
    "<=": x <= y,
    ">": x > y,
    ">=": x >= y,
  };
  return truth(results[operator]);
}

function arithmetic(operator: string, a: Value, b: Value, at: Position, remark: Remark): Value {
  if (isMeasured(a) || isMeasured(b)) throw noOperator(operator, a, b, at);
  if (a.type === "angle" || b.type === "angle") return onAngles(operator, a, b, at);
  if (a.type === "float" || b.type === "float") {
    return { type: "float", real: onReals(operator, toReal(a, at), toReal(b, at), at) };
  }
  if (!isWhole(a) || !isWhole(b)) throw noOperator(operator, a, b, at);
  // As in C: the wider type, and of equal ones the unsigned.
  const width = Math.max(a.width, b.width);
  const isUnsigned =
    (a.type === "uint" && a.width === width) || (b.type === "uint" && b.width === width);
  const type = isUnsigned ? "uint" : "int";
  const whole = onWholes(operator, a.whole, b.whole, at);
  if (operator === "/" && a.whole % b.whole !== 0n) {
    remark(`${a.whole}/${b.whole} is ${whole}: whole numbers divide without remainder`);
  }
  return known(type, Math.max(width, 8), whole);
}
