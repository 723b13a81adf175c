import { fixed } from "./build.ts";

/** A gate, or what else can stand in the definition of one. */
interface Part {
  name: string;
  qubits: readonly number[];
  angles?: readonly number[];
}

const inverseNames: Readonly<Record<string, string>> = { s: "sdg", sdg: "s", t: "tdg", tdg: "t" };

function inverseOf(part: Part): Part[] {
  const { name, qubits, angles } = part;
  if (name === "sx") return [fixed("x", qubits[0]), part];
  if (angles === undefined) return [{ ...part, name: inverseNames[name] ?? name }];
  if (name !== "u" && name !== "cu") return [{ ...part, angles: [-angles[0]] }];
  const [theta, phi, lambda, ...gamma] = angles;
  return [{ ...part, angles: [-theta, -lambda, -phi, ...gamma.map((angle) => -angle)] }];
}

/** Undoes these parts, one after another. */
export function inverse<T extends Part>(parts: readonly T[]): T[] {
  return parts.toReversed().flatMap(inverseOf) as T[];
}
