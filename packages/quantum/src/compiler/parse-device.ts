import { type Basis, bases, type OneQubitBasis } from "../circuit/decompose.ts";
import { type Coupling, checkSize, coupling, DeviceError, type Edge } from "./coupling.ts";

const oneQubitGates = ["rz", "sx", "x"];

/**
 * A device of one's own, from JSON or its text: `{ "name", "qubits", "couplings": [[0, 1]], "directed", "basis", "errors" }`. With
 * `directed` a coupling goes from control to target alone; `basis` is cx, cz or ecr, or a list with one of them and rz, sx
 * and x; `errors` has a number for each coupling, and one that always fails, 1, is not used. A list of couplings alone is
 * a device too, and so is `{ "coupling_map", "num_qubits", "basis_gates" }`, directed as in Qiskit.
 */
export function parseDevice(json: unknown): Coupling {
  const given = typeof json === "string" ? readJson(json) : json;
  if (typeof given !== "object" || given === null) {
    throw new DeviceError(
      "a device is a list of couplings, or an object with qubits and couplings",
    );
  }
  const fields = Array.isArray(given) ? { couplings: given } : inOurWords({ ...given });
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw new DeviceError(
      `${shown(unknown)} is no field of a device; there are ${known.join(", ")}`,
    );
  const { name = "device", qubits, couplings, directed = false, basis, errors } = fields;
  if (typeof name !== "string") throw new DeviceError("name is a text");
  if (typeof directed !== "boolean") throw new DeviceError("directed is true or false");
  if (qubits !== undefined && !Number.isInteger(qubits))
    throw new DeviceError(`qubits is a whole number, not ${shown(qubits)}`);
  if (!Array.isArray(couplings))
    throw new DeviceError("couplings is a list of pairs, [[0, 1], [1, 2]]");
  const largest = couplings.flat().reduce((most, q) => (q > most ? q : most), -1);
  const size = checkSize(Number(qubits ?? largest + 1));
  const pairs = couplings.map((pair: unknown) => readPair(pair, size));
  const rates = readErrors(errors, pairs.length);
  const usable = pairs
    .map((pair, k) => ({ pair, rate: rates?.[k] ?? 0 }))
    .filter(({ rate }) => rate < 1);
  const edges = new Map<number, Edge>();
  const rateOf = new Map<number, number>();
  for (const { pair, rate } of usable) {
    const [a, b] = pair.toSorted((p, q) => p - q);
    edges.set(a * size + b, [a, b]);
    // Where both directions are given, the worse one counts.
    for (const key of [a * size + b, b * size + a])
      rateOf.set(key, Math.max(rate, rateOf.get(key) ?? 0));
  }
  return {
    ...coupling(name.slice(0, 80), size, [...edges.values()]),
    ...(basis === undefined ? {} : readBasis(basis)),
    ...(directed ? { directions: new Set(usable.map(({ pair: [a, b] }) => a * size + b)) } : {}),
    ...(rates ? { errors: rateOf } : {}),
  };
}

/** The form of a device in JSON, in one line. */
export const deviceFormat =
  '{"qubits": 3, "couplings": [[0, 1], [1, 2]], "directed": true, "basis": "ecr", "errors": [0.01, 0.02]}, Qiskit’s {"coupling_map": [[0, 1], [1, 2]]}, or [[0, 1], [1, 2]]';

const known = ["name", "qubits", "couplings", "directed", "basis", "errors"];

type Fields = Readonly<Record<string, unknown>>;

/** Qiskit's names of the same; its coupling map leads from control to target. */
function inOurWords({ num_qubits, coupling_map, basis_gates, ...fields }: Fields): Fields {
  const ours = { qubits: num_qubits, couplings: coupling_map, basis: basis_gates };
  return { ...ours, directed: coupling_map !== undefined, ...fields };
}

function shown(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 40);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DeviceError(`this is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function readPair(pair: unknown, size: number): Edge {
  const isQubit = (qubit: unknown): qubit is number =>
    Number.isInteger(qubit) && Number(qubit) >= 0 && Number(qubit) < size;
  if (!Array.isArray(pair) || pair.length !== 2 || !pair.every(isQubit)) {
    throw new DeviceError(`${shown(pair)} is no pair of qubits from 0 to ${size - 1}`);
  }
  const [a, b] = pair as [number, number];
  if (a === b) throw new DeviceError(`${shown(pair)} joins a qubit to itself`);
  return [a, b];
}

function readErrors(errors: unknown, count: number): readonly number[] | undefined {
  if (errors === undefined) return undefined;
  const isRate = (rate: unknown) => typeof rate === "number" && rate >= 0 && rate <= 1;
  if (!Array.isArray(errors) || errors.length !== count || !errors.every(isRate)) {
    throw new DeviceError(
      `errors is a list of ${count} numbers from 0 to 1, one for each coupling`,
    );
  }
  return errors as readonly number[];
}

/** The first two-qubit gate that is named; a list may name more gates than are used. */
function readBasis(basis: unknown): { basis: Basis; oneQubit: OneQubitBasis } {
  const names: unknown[] = Array.isArray(basis) ? basis : [basis];
  const found = names.find((name) => bases.some((other) => other === name)) as Basis | undefined;
  const isListed = oneQubitGates.every((name) => names.includes(name));
  if (found === undefined || !(names.length === 1 || isListed)) {
    throw new DeviceError(
      `basis is ${bases.join(", ")}, or a list of one of them and ${oneQubitGates.join(", ")}; not ${shown(basis)}`,
    );
  }
  return { basis: found, oneQubit: isListed ? "rz-sx-x" : "any" };
}
