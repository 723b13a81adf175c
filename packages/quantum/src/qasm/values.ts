import { any, type Condition } from "./conditions.ts";
import { type Position, QasmError } from "./error.ts";

/** Types of OpenQASM 3; a single bit and a truth value are the same, as its specification has them. */
export interface Type {
  name: "int" | "uint" | "float" | "angle" | "bits" | "bool";
  /** Undefined where the program leaves it to the machine. */
  width?: number;
}

type BitType = Exclude<Type["name"], "float">;

/** Known when the program is read: whole numbers, angles as fractions of a turn, bits. */
export interface Known {
  type: BitType;
  width: number;
  whole: bigint;
}

/** Known only when the program has measured. */
export interface Measured {
  type: BitType;
  width: number;
  bits: readonly Condition[];
}

export type Value = { type: "float"; real: number } | Known | Measured;

const MACHINE_BITS = 64;
const FULL_TURN = 2 * Math.PI;

export function truth(bool: boolean): Known {
  return { type: "bool", width: 1, whole: bool ? 1n : 0n };
}

export function known(type: BitType, width: number, whole: bigint): Known {
  const wrap = type === "int" ? BigInt.asIntN : BigInt.asUintN;
  return { type, width, whole: wrap(width, whole) };
}

export function integer(whole: bigint): Known {
  return known("int", MACHINE_BITS, whole);
}

export function isMeasured(value: Value): value is Measured {
  return "bits" in value;
}

export function isWhole(value: Value): value is Known & { type: "int" | "uint" | "bool" } {
  return !isMeasured(value) && ["int", "uint", "bool"].includes(value.type);
}

export function describe({ type, width }: { type: Type["name"]; width?: number }): string {
  const name = type === "bits" ? "bit" : type;
  return type === "bool" || type === "float" || width === undefined ? name : `${name}[${width}]`;
}

/** An angle or a number as a real number. */
export function toReal(value: Value, at: Position): number {
  if (value.type === "float") return value.real;
  if (isMeasured(value)) throw new QasmError("this is known only after a measurement", at);
  const number = Number(value.whole);
  if (value.type === "angle") return (number / 2 ** value.width) * FULL_TURN;
  if (value.type === "bits") throw new QasmError("a register of bits is not a number", at);
  return number;
}

/** Round to nearest, ties to even, modulo a turn. */
export function angleOf(real: number, width: number, at: Position): Known {
  if (!Number.isFinite(real)) throw new QasmError("this expression has no finite value", at);
  const scaled = (((real % FULL_TURN) + FULL_TURN) % FULL_TURN) / FULL_TURN;
  const exact = scaled * 2 ** Math.min(width, 53);
  let whole = Math.round(exact);
  if (Math.abs(exact - Math.trunc(exact)) === 0.5 && whole % 2 === 1) whole--;
  return known("angle", width, BigInt(whole) << BigInt(Math.max(0, width - 53)));
}

function resize({ width, whole }: Known, target: number): Known {
  if (target >= width) return known("angle", target, whole << BigInt(target - width));
  const drop = BigInt(width - target);
  const half = 1n << (drop - 1n);
  const rest = whole & ((1n << drop) - 1n);
  const quotient = whole >> drop;
  const isRoundedUp = rest > half || (rest === half && quotient % 2n === 1n);
  return known("angle", target, isRoundedUp ? quotient + 1n : quotient);
}

/** The value in another type; by `isCast` also where a program must ask for it. */
export function convert(value: Value, type: Type, at: Position, isCast = false): Value {
  const refuse = (): never => {
    const wanted = describe({ type: type.name, width: type.width });
    const from = describe({ ...value, type: value.type });
    const hint = !isCast && value.type === "float" ? `; write ${wanted}(...) to round it down` : "";
    throw new QasmError(`a value of type ${from} cannot become ${wanted}${hint}`, at);
  };
  if (type.name === "float") {
    if (value.type !== "float" && !isWhole(value)) return refuse();
    const real = toReal(value, at);
    return { type: "float", real: type.width === 32 ? Math.fround(real) : real };
  }
  const width = type.name === "bool" ? 1 : (type.width ?? MACHINE_BITS);
  if (value.type === "float") {
    if (type.name === "angle") return angleOf(value.real, width, at);
    if (type.name === "bool") return truth(value.real !== 0);
    if (!isCast || type.name === "bits" || !Number.isFinite(value.real)) return refuse();
    return known(type.name, width, BigInt(Math.trunc(value.real)));
  }
  if (isMeasured(value)) return convertMeasured(value, type, isCast) ?? refuse();
  if (type.name === "bool") return truth(value.whole !== 0n);
  if (type.name === "angle" && value.type === "angle") return resize(value, width);
  if (isWhole(value)) {
    if (type.name === "angle") return angleOf(Number(value.whole), width, at);
    if (type.name !== "bits") return known(type.name, width, value.whole);
    const fits = value.type === "bool" || value.width === width;
    return isCast && fits ? known("bits", width, value.whole) : refuse();
  }
  if (type.name === "bits" && value.type === "bits")
    return value.width === width ? value : refuse();
  const isSameWidth = value.width === width || (type.width === undefined && type.name !== "angle");
  if (!isCast || !isSameWidth || (value.type === "angle" && type.name !== "bits")) return refuse();
  return known(type.name, width, value.whole);
}

function convertMeasured(value: Measured, type: Type, isCast: boolean): Measured | undefined {
  if (type.name === "bool") {
    return { type: "bool", width: 1, bits: [any(value.bits)] };
  }
  // A signed number whose width is left open has room for all bits and a sign.
  const width = type.width ?? value.width + (type.name === "int" && value.type !== "int" ? 1 : 0);
  const isSame = type.name === value.type && width === value.width;
  const isBool = value.type === "bool";
  if (type.name === "float" || (!isSame && !isCast && !isBool)) return undefined;
  if (value.type === "angle" && type.name !== "angle" && type.name !== "bits") return undefined;
  if (type.name === "angle" && value.type !== "angle" && value.type !== "bits") return undefined;
  if (type.width !== undefined && type.width !== value.width && !isBool) return undefined;
  const bits = Array.from({ length: width }, (_, k) => value.bits[k] ?? false);
  return { type: type.name, width, bits };
}

/** These bits of a value, from the least significant one on; all at once, since each alone costs as much as it is wide. */
export function bitsAt(value: Known | Measured, places: readonly number[]): Condition[] {
  if (isMeasured(value)) return places.map((place) => value.bits[place]);
  if (places.length === 1) return [((value.whole >> BigInt(places[0])) & 1n) === 1n];
  const digits = BigInt.asUintN(value.width, value.whole).toString(2).padStart(value.width, "0");
  return places.map((place) => digits[value.width - 1 - place] === "1");
}

export function bitsOf(value: Known | Measured): readonly Condition[] {
  return isMeasured(value) ? value.bits : bitsAt(value, [...Array(value.width).keys()]);
}

/** A value of these bits; known where all of them are. */
export function fromBits(type: BitType, bits: readonly Condition[]): Known | Measured {
  if (bits.some((bit) => typeof bit !== "boolean")) return { type, width: bits.length, bits };
  const digits = bits.map((bit) => (bit ? "1" : "0")).reverse();
  return known(type, bits.length, BigInt(`0b0${digits.join("")}`));
}

/** The price of an operator on the value: words of a number, or bits that are not known yet. */
export function costOf(value: Value): number {
  if (value.type === "float") return 1;
  return isMeasured(value) ? value.width : 1 + value.width / 64;
}
