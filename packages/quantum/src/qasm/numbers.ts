import { type Position, QasmError } from "./error.ts";
import { angleOf, describe, isMeasured, isWhole, known, type Value } from "./values.ts";

const MAX_EXPONENT = 4096n;

export function noOperator(operator: string, a: Value, b: Value, at: Position): QasmError {
  if (isMeasured(a) || isMeasured(b)) {
    return new QasmError(`${operator} on measured bits is not supported`, at);
  }
  const types = describe(a) === describe(b) ? describe(a) : `${describe(a)} and ${describe(b)}`;
  return new QasmError(`${operator} is not defined for ${types}`, at);
}

/** Powers are worked out within the width that the result will have. */
export function onWholes(operator: string, a: bigint, b: bigint, at: Position, width = 64): bigint {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "**":
      if (b < 0n || b > MAX_EXPONENT)
        throw new QasmError(`a whole number takes powers from 0 to ${MAX_EXPONENT}`, at);
      return powerWithin(a, b, width);
    default:
      if (b === 0n) throw new QasmError("this expression has no finite value", at);
      return operator === "/" ? a / b : a % b;
  }
}

function powerWithin(base: bigint, exponent: bigint, width: number): bigint {
  let [result, square] = [1n, BigInt.asUintN(width, base)];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = BigInt.asUintN(width, result * square);
    square = BigInt.asUintN(width, square * square);
  }
  return result;
}

const realOperators: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "**": (a, b) => a ** b,
};

export function onReals(operator: string, a: number, b: number, at: Position): number {
  if (Object.hasOwn(realOperators, operator)) return realOperators[operator](a, b);
  throw new QasmError(`${operator} is not defined for real numbers`, at);
}

export function onAngles(operator: string, a: Value, b: Value, at: Position): Value {
  const width = Math.max(a.type === "angle" ? a.width : 0, b.type === "angle" ? b.width : 0);
  const asAngle = (value: Value): bigint | undefined => {
    if (value.type === "float") return angleOf(value.real, width, at).whole;
    return value.type === "angle" && !isMeasured(value)
      ? value.whole << BigInt(width - value.width)
      : undefined;
  };
  const [x, y] = [asAngle(a), asAngle(b)];
  if (x !== undefined && y !== undefined) {
    if (operator === "+" || operator === "-") {
      return known("angle", width, operator === "+" ? x + y : x - y);
    }
    const areAngles = a.type === "angle" && b.type === "angle";
    if (operator === "/" && areAngles) return known("uint", width, onWholes("/", x, y, at));
  }
  if (operator === "*" && isWhole(a) && y !== undefined) return known("angle", width, a.whole * y);
  if (operator === "*" && isWhole(b) && x !== undefined) return known("angle", width, x * b.whole);
  if (operator === "/" && x !== undefined && isWhole(b)) {
    return known("angle", width, onWholes("/", x, b.whole, at));
  }
  throw noOperator(operator, a, b, at);
}
