import { type Basis, bases, type OneQubitBasis } from "../circuit/decompose.ts";
import {
  adjacency,
  type Coupling,
  checkSize,
  coupling,
  DeviceError,
  type Edge,
  full,
} from "./coupling.ts";
import { isCalibration, readCalibration } from "./read-calibration.ts";
import { readPairs } from "./read-pairs.ts";

const oneQubitGates = ["rz", "sx", "x"];

/**
 * A device of one's own. Text may be pairs of qubits as people, Python and Qiskit write them, a calibration table as IBM
 * gives it, or JSON: `{ "name", "qubits", "couplings": [[0, 1]], "directed", "basis", "errors" }`, a list of couplings, or
 * what Qiskit's backends print of themselves, `coupling_map` or `gates`. With `directed` a coupling goes from control to
 * target alone; `basis` is cx, cz or ecr, or a list with one of them and rz, sx and x; `errors` has a number for each
 * coupling, and one that always fails, 1, is not used. Of a device in pieces the largest is taken.
 */
export function parseDevice(given: unknown): Coupling {
  if (typeof given !== "string") return fromJson(given);
  if (isCalibration(given)) return build({ name: "device", ...readCalibration(given) });
  const json = readJson(given);
  if (json !== undefined && !isListOfPairs(json)) return fromJson(json);
  const { pairs, rates, isDirected } = readPairs(given);
  return build({ name: "device", couplings: pairs, errors: rates, directed: isDirected });
}

/** Lists of numbers are read as the pairs that they are, in whatever brackets. */
function isListOfPairs(json: unknown): boolean {
  return (
    Array.isArray(json) &&
    json.length > 0 &&
    json.every(Array.isArray) &&
    json.flat(9).every(isNumber)
  );
}

const isNumber = (value: unknown) => typeof value === "number" || /^\d+$/.test(String(value));

function fromJson(given: unknown): Coupling {
  if (typeof given !== "object" || given === null) {
    throw new DeviceError(
      "a device is a list of couplings, or an object with qubits and couplings",
    );
  }
  const fields = Array.isArray(given) ? { couplings: given } : inOurWords({ ...given });
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    const reason = unused.test(unknown)
      ? "is not used: a layout is chosen by the couplings' errors alone, so leave it out"
      : `is no field of a device; there are ${known.join(", ")}`;
    throw new DeviceError(`${shown(unknown)} ${reason}`);
  }
  const { name = "device", qubits, couplings, directed = false, basis, errors } = fields;
  if (typeof name !== "string") throw new DeviceError("name is a text");
  if (typeof directed !== "boolean") throw new DeviceError("directed is true or false");
  if (qubits !== undefined && !Number.isInteger(qubits))
    throw new DeviceError(`qubits is a whole number, not ${shown(qubits)}`);
  if (couplings === null && qubits !== undefined) return { ...full(Number(qubits)), name };
  if (!Array.isArray(couplings))
    throw new DeviceError("couplings is a list of pairs, [[0, 1], [1, 2]]");
  return build({ name, qubits: qubits as number | undefined, couplings, errors, basis, directed });
}

interface Given {
  name: string;
  qubits?: number;
  couplings: readonly unknown[];
  errors?: unknown;
  basis?: unknown;
  directed: boolean;
}

function build({ name, qubits, couplings, errors, basis, directed }: Given): Coupling {
  const largest = couplings.flat().reduce<number>((most, q) => Math.max(most, Number(q) || 0), -1);
  const size = checkSize(qubits ?? largest + 1);
  const pairs = couplings.map((pair: unknown) => readPair(pair, size));
  const rates = readErrors(errors, pairs.length);
  const usable = pairs
    .map((pair, k) => ({ pair, rate: rates?.[k] ?? 0 }))
    .filter(({ rate }) => rate < 1);
  const labels = largestPiece(
    usable.map(({ pair }) => pair),
    size,
  );
  const placeOf = new Map(labels.map((label, place) => [label, place]));
  const edges = new Map<number, Edge>();
  const rateOf = new Map<number, number>();
  const directions = new Set<number>();
  for (const { pair, rate } of usable) {
    const [from, to] = pair.map((label) => placeOf.get(label));
    if (from === undefined || to === undefined) continue;
    const [a, b] = from < to ? [from, to] : [to, from];
    edges.set(a * labels.length + b, [a, b]);
    directions.add(from * labels.length + to);
    // Where both directions are given, the worse one counts.
    for (const key of [a * labels.length + b, b * labels.length + a])
      rateOf.set(key, Math.max(rate, rateOf.get(key) ?? 0));
  }
  return {
    ...coupling(name.slice(0, 80), labels.length, [...edges.values()]),
    ...(basis === undefined ? {} : readBasis(basis)),
    ...(directed ? { directions } : {}),
    ...(rates ? { errors: rateOf } : {}),
    ...(labels.length < size ? { whole: { size, labels } } : {}),
  };
}

/** The qubits of the largest piece that couplings hold together; the first of equals. */
function largestPiece(pairs: readonly Edge[], size: number): number[] {
  const neighbors = adjacency(pairs, size);
  const seen = new Set<number>();
  let largest: number[] = [];
  for (let start = 0; start < size; start++) {
    if (seen.has(start)) continue;
    const piece = [start];
    seen.add(start);
    for (const one of piece) {
      for (const other of neighbors[one]) {
        if (seen.has(other)) continue;
        seen.add(other);
        piece.push(other);
      }
    }
    if (piece.length > largest.length) largest = piece;
  }
  return largest.sort((a, b) => a - b);
}

/** The forms of a device, in one line. */
export const deviceFormat =
  '{"qubits": 3, "couplings": [[0, 1], [1, 2]], "directed": true, "basis": "ecr", "errors": [0.01, 0.02]}, Qiskit’s {"coupling_map": [[0, 1], [1, 2]]}, [(0, 1), (1, 2)], or the table of its calibration';

/** What calibrations have besides, and would be thought to count. */
const unused = /readout|measure|duration|length|time|^t[12]|qubit_errors/i;

const known = ["name", "qubits", "couplings", "directed", "basis", "errors"];

type Fields = Readonly<Record<string, unknown>>;

/** Qiskit's names of the same; its coupling map leads from control to target. What else a backend prints is left out. */
function inOurWords(given: Fields): Fields {
  if (Array.isArray(given.gates)) return fromProperties(given, given.gates);
  if (!("coupling_map" in given)) return given;
  const { num_qubits, n_qubits, coupling_map, basis_gates, backend_name, name, errors } = given;
  return {
    name: name ?? backend_name,
    qubits: num_qubits ?? n_qubits,
    couplings: coupling_map,
    basis: basis_gates,
    errors,
    directed: true,
  };
}

/** The gates that Qiskit's `backend.properties()` lists, each with its error. */
function fromProperties({ backend_name, qubits }: Fields, gates: readonly Fields[]): Fields {
  const pairs = gates.filter(
    ({ gate, qubits: on }) => bases.some((one) => one === gate) && Array.isArray(on),
  );
  const errorOf = ({ parameters }: Fields) =>
    Array.isArray(parameters)
      ? parameters.find(({ name }: Fields) => name === "gate_error")?.value
      : undefined;
  return {
    name: backend_name,
    qubits: Array.isArray(qubits) ? qubits.length : undefined,
    couplings: pairs.map(({ qubits: on }) => on),
    errors: pairs.map((pair) => Math.min(1, Number(errorOf(pair) ?? 0))),
    basis: pairs[0]?.gate,
    directed: pairs[0]?.gate !== "cz",
  };
}

function shown(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 40);
}

/** Undefined for what begins like a list or an object and is none: Python's tuples and sets. */
function readJson(text: string): unknown {
  if (!/^\s*[[{\d"]/.test(text) || /^\s*\d/.test(text)) return undefined;
  try {
    return JSON.parse(asJson(text));
  } catch (error) {
    if (!/["']\s*:/.test(text) && /\d/.test(text)) return undefined;
    throw new DeviceError(`this is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** A dictionary that Python printed. */
function asJson(text: string): string {
  if (!/^\s*\{\s*'/.test(text)) return text;
  return text
    .replaceAll("'", '"')
    .replace(/\b(?:True|False|None)\b/g, (word) => (word === "None" ? "null" : word.toLowerCase()))
    .replace(/\((\s*\d+\s*,\s*\d+\s*)\)/g, "[$1]");
}

function readPair(pair: unknown, size: number): Edge {
  const isQubit = (qubit: unknown) => /^\d{1,4}$/.test(String(qubit)) && Number(qubit) < size;
  if (!Array.isArray(pair) || pair.length !== 2 || !pair.every(isQubit)) {
    throw new DeviceError(`${shown(pair)} is no pair of qubits from 0 to ${size - 1}`);
  }
  const [a, b] = pair.map(Number);
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
  const isGeneral = ["u", "u3", "U"].some((name) => names.includes(name));
  if (found === undefined || !(names.length === 1 || isListed || isGeneral)) {
    throw new DeviceError(
      `basis is ${bases.join(", ")}, or a list of one of them and ${oneQubitGates.join(", ")}; not ${shown(basis)}`,
    );
  }
  return { basis: found, oneQubit: isListed ? "rz-sx-x" : "any" };
}
