import { type Position, QasmError } from "./error.ts";
import { isMeasured, isWhole, known, toReal, type Value } from "./values.ts";

type Call = (operands: readonly Value[], at: Position) => Value;

function real(compute: (x: number) => number): Call {
  return (operands, at) => {
    if (operands.length !== 1) throw new QasmError("this function takes one number", at);
    return { type: "float", real: compute(toReal(operands[0], at)) };
  };
}

const mod: Call = ([a, b], at) => {
  if (a === undefined || b === undefined) throw new QasmError("mod takes two numbers", at);
  if (isWhole(a) && isWhole(b)) {
    if (b.whole === 0n) throw new QasmError("this expression has no finite value", at);
    return known("int", Math.max(a.width, b.width), a.whole % b.whole);
  }
  return { type: "float", real: toReal(a, at) % toReal(b, at) };
};

const popcount: Call = ([value], at) => {
  if (value === undefined || value.type === "float" || isMeasured(value)) {
    throw new QasmError("popcount takes bits that are known", at);
  }
  const ones = value.whole.toString(2).replaceAll(/[^1]/g, "");
  return known("uint", 64, BigInt(ones.length));
};

function rotation(direction: 1 | -1): Call {
  return ([value, by], at) => {
    if (value === undefined || value.type === "float" || isMeasured(value) || !by || !isWhole(by)) {
      throw new QasmError("a rotation takes known bits and a whole number", at);
    }
    const width = BigInt(value.width);
    const left = (((by.whole * BigInt(direction)) % width) + width) % width;
    return known(value.type, value.width, (value.whole << left) | (value.whole >> (width - left)));
  };
}

const functions: Readonly<Record<string, Call>> = {
  sin: real(Math.sin),
  cos: real(Math.cos),
  tan: real(Math.tan),
  arcsin: real(Math.asin),
  arccos: real(Math.acos),
  arctan: real(Math.atan),
  exp: real(Math.exp),
  ln: real(Math.log),
  log: real(Math.log),
  sqrt: real(Math.sqrt),
  floor: real(Math.floor),
  ceiling: real(Math.ceil),
  mod,
  popcount,
  rotl: rotation(1),
  rotr: rotation(-1),
};

export function functionOf(name: string): Call | undefined {
  return Object.hasOwn(functions, name) ? functions[name] : undefined;
}

export const constants: Readonly<Record<string, number>> = {
  pi: Math.PI,
  π: Math.PI,
  tau: 2 * Math.PI,
  τ: 2 * Math.PI,
  euler: Math.E,
  ℇ: Math.E,
};
