import { and, any, type Condition, not, or, xor } from "./conditions.ts";
import { type Position, QasmError } from "./error.ts";
import { noOperator, onAngles, onReals, onWholes } from "./numbers.ts";
import {
  angleOf,
  bitsOf,
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
  if (operator === "&&" || operator === "||") {
    const join = operator === "&&" ? and : or;
    return fromBits("bool", [join(truthOf(a, at), truthOf(b, at))]);
  }
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
    const bits = wordOf(value, at);
    if (!isMeasured(bits)) return known(bits.type, bits.width, ~bits.whole);
    return fromBits(bits.type, bits.bits.map(not));
  }
  if (value.type === "float") return { type: "float", real: -value.real };
  if (isMeasured(value) || value.type === "bits") throw noOperator(operator, value, value, at);
  if (value.type === "bool") return integer(-value.whole);
  return known(value.type, value.width, -value.whole);
}

export function truthOf(value: Value, at: Position): Condition {
  if (value.type === "float") throw new QasmError("expected true or false, found a number", at);
  if (isMeasured(value)) return any(value.bits);
  return value.whole !== 0n;
}

function wordOf(value: Value, at: Position): Bits {
  if (value.type === "float") throw new QasmError("a real number has no bits", at);
  return value;
}

function bitwise(operator: string, a: Value, b: Value, at: Position): Value {
  const [left, right] = [wordOf(a, at), wordOf(b, at)];
  const width = Math.max(left.width, right.width);
  const isMixed = left.width !== right.width && (left.type === "bits" || right.type === "bits");
  if (isMixed) throw noOperator(operator, a, b, at);
  const { type } = left.width >= right.width ? left : right;
  if (!isMeasured(left) && !isMeasured(right)) {
    const [x, y] = [left.whole, right.whole];
    return known(type, width, operator === "&" ? x & y : operator === "|" ? x | y : x ^ y);
  }
  const join = operator === "&" ? and : operator === "|" ? or : xor;
  const others = extendBits(right, width);
  const bits = extendBits(left, width).map((bit, k) => join(bit, others[k]));
  return fromBits(type, bits);
}

/** Beyond its width a signed number repeats its sign, everything else is zero. */
function extendBits(value: Bits, width: number): Condition[] {
  const bits = bitsOf(value);
  const rest = value.type === "int" && bits[value.width - 1];
  return Array.from({ length: width }, (_, k) => bits[k] ?? rest);
}

function shift(operator: string, a: Value, b: Value, at: Position): Value {
  const value = wordOf(a, at);
  if (!isWhole(b) || b.whole < 0n) throw noOperator(operator, a, b, at);
  const { type, width } = value;
  const by = Math.min(Number(b.whole), width);
  if (!isMeasured(value)) {
    const moved = operator === "<<" ? value.whole << BigInt(by) : value.whole >> BigInt(by);
    return known(type, width, moved);
  }
  if (operator === ">>") return fromBits(type, extendBits(value, width + by).slice(by));
  return fromBits(type, [...Array<Condition>(by).fill(false), ...value.bits].slice(0, width));
}

function compare(operator: string, a: Value, b: Value, at: Position, remark: Remark): Value {
  const areBits = a.type !== "float" && b.type !== "float";
  const never = areBits ? (outOfRange(a, b) ?? outOfRange(b, a)) : undefined;
  if (never !== undefined && (operator === "==" || operator === "!=")) {
    remark(never);
    return truth(operator === "!=");
  }
  const { less, same } = areBits ? compareBits(a, b) : compareReals(a, b, at);
  const results: Readonly<Record<string, Condition>> = {
    "==": same,
    "!=": not(same),
    "<": less,
    ">=": not(less),
    "<=": or(less, same),
    ">": not(or(less, same)),
  };
  return fromBits("bool", [results[operator]]);
}

function compareBits(a: Bits, b: Bits): { less: Condition; same: Condition } {
  if (!isMeasured(a) && !isMeasured(b)) {
    return { less: a.whole < b.whole, same: a.whole === b.whole };
  }
  const width = Math.max(a.width, b.width) + 1;
  const [low, high] = [extendBits(a, width), extendBits(b, width)];
  // The sign's place counts the other way round.
  [low[width - 1], high[width - 1]] = [high[width - 1], low[width - 1]];
  /** Compares by halves, because a chain would be as deep as it is long. */
  const between = (first: number, end: number): { less: Condition; same: Condition } => {
    const [x, y] = [low[first], high[first]];
    if (end - first === 1) return { less: and(not(x), y), same: not(xor(x, y)) };
    const middle = (first + end) >> 1;
    const [lower, upper] = [between(first, middle), between(middle, end)];
    return {
      less: or(upper.less, and(upper.same, lower.less)),
      same: and(upper.same, lower.same),
    };
  };
  return between(0, width);
}

/** A measured value that can never be the number beside it. */
function outOfRange(value: Bits, other: Bits): string | undefined {
  if (!isMeasured(value) || isMeasured(other)) return undefined;
  if (known(value.type, value.width, other.whole).whole === other.whole) return undefined;
  return `${describe(value)} is never ${other.whole}: it holds ${value.width} bits${value.type === "int" ? ", one of them the sign" : ""}`;
}

function compareReals(a: Value, b: Value, at: Position): { less: boolean; same: boolean } {
  const angle = a.type === "angle" ? a : b.type === "angle" ? b : undefined;
  const number = (value: Value) =>
    angle && value.type === "float"
      ? toReal(angleOf(value.real, angle.width, at), at)
      : toReal(value, at);
  const [x, y] = [number(a), number(b)];
  if (Number.isNaN(x) || Number.isNaN(y)) {
    throw new QasmError("one side of this comparison is not a number", at);
  }
  return { less: x < y, same: x === y };
}

function arithmetic(operator: string, a: Value, b: Value, at: Position, remark: Remark): Value {
  if (isMeasured(a) || isMeasured(b)) throw noOperator(operator, a, b, at);
  if (a.type === "angle" || b.type === "angle") return onAngles(operator, a, b, at);
  if (a.type === "float" || b.type === "float") {
    return { type: "float", real: onReals(operator, toReal(a, at), toReal(b, at), at) };
  }
  if (!isWhole(a) || !isWhole(b)) throw noOperator(operator, a, b, at);
  // The result has the wider type, and of equally wide ones the unsigned, as in C.
  const width = Math.max(a.width, b.width);
  const isUnsigned =
    (a.type === "uint" && a.width === width) || (b.type === "uint" && b.width === width);
  const type = isUnsigned ? "uint" : "int";
  const whole = onWholes(operator, a.whole, b.whole, at, Math.max(width, 8));
  if (operator === "/" && a.whole % b.whole !== 0n) {
    remark(`${a.whole}/${b.whole} is ${whole}: whole numbers divide without remainder`);
  }
  return known(type, Math.max(width, 8), whole);
}
