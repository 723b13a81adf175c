import { wholeNumber } from "./operands.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./tokens.ts";
import type { Type } from "./values.ts";

export const typeNames: readonly string[] = ["int", "uint", "float", "angle", "bit", "bool"];

/** A type from behind its name on: `int[32]`, `bit`, `float`. A single bit is a truth value. */
export function readType(reader: Reader, name: Token): Type {
  if (!typeNames.includes(name.text)) {
    reader.fail(`a value must be of type ${typeNames.join(", ")}`, name);
  }
  const width = bracket(reader);
  if (width !== undefined && (width < 1 || width > 4096)) {
    reader.fail("a type holds at least one bit and at most 4096", name);
  }
  if (name.text === "bool" || (name.text === "bit" && width === undefined)) return { name: "bool" };
  if (name.text === "float" && width !== undefined && width !== 32 && width !== 64) {
    reader.fail("real numbers have 32 or 64 bits", name);
  }
  const type = name.text === "bit" ? "bits" : name.text;
  return { name: type as Type["name"], width };
}

/** `[4]`, or undefined where no bracket stands. */
export function bracket(reader: Reader): number | undefined {
  if (!reader.accept("[")) return undefined;
  const size = wholeNumber(reader);
  reader.expect("]");
  return size;
}
