import type { Operation } from "../circuit/gate.ts";
import { range } from "../range.ts";
import type { Position } from "./error.ts";
import { uniqueNames } from "./names.ts";
import {
  type DynamicProgram,
  type Measurement,
  type Note,
  type Program,
  type Step,
  sizeOf,
} from "./program.ts";
import type { Reader } from "./reader.ts";
import { withBits } from "./steps.ts";

/** A circuit with final measurements where the steps allow it, else the steps with the reason why not. */
export function toStaticCircuit(reader: Reader): Program | DynamicProgram {
  const { steps, places, notes } = reader;
  const operations: Operation[] = [];
  const operationPlaces: Position[] = [];
  const measurements: Measurement[] = [];
  const measuredQubits = new Set<number>();
  const writtenBits = new Set<number | undefined>();
  const registers = { ...registersOf(reader), notes };
  if (reader.bits.some(({ isLocal }) => isLocal)) {
    const place = steps.findIndex(({ name }) => name === "measure" || name === "set");
    if (place >= 0)
      return dynamicOf(reader, { text: "an inner scope keeps a measured bit", ...places[place] });
  }
  const startOf: number[] = [];
  for (const [k, step] of steps.entries()) {
    startOf.push(operations.length);
    const reason = fault(step, measuredQubits, writtenBits);
    if (reason !== undefined) return dynamicOf(reader, { text: reason, ...places[k] });
    if (step.name === "measure") {
      const [qubit] = step.qubits;
      measuredQubits.add(qubit);
      if (step.bit !== undefined) writtenBits.add(step.bit);
      measurements.push({ qubit, bit: step.bit });
    } else if (step.name !== "if" && step.name !== "set" && step.name !== "reset") {
      operations.push(step);
      operationPlaces.push(places[k]);
    }
  }
  const qubits = sizeOf(registers.qubits);
  const phases = reader.phases.map((phase) => ({ ...phase, start: startOf[phase.start] }));
  const circuit = { qubits, operations, ...(phases.length > 0 ? { phases } : {}) };
  return { circuit, ...registers, measurements, places: operationPlaces };
}

/** Under names that can all be printed; physical qubits become one register. */
function registersOf({ qubits, physicalQubits, bits }: Reader) {
  const ofQubits =
    physicalQubits.length > 0
      ? [{ name: "q", size: physicalQubits.length, isOwn: false }]
      : qubits.map((register) => ({ ...register, isOwn: true }));
  const all = [...ofQubits, ...bits];
  const names = uniqueNames(all);
  const named = all.map(({ size }, k) => ({ name: names[k], size }));
  return { qubits: named.slice(0, ofQubits.length), bits: named.slice(ofQubits.length) };
}

/** Why a step cannot stand in a circuit that measures at its end. */
function fault(
  step: Step,
  measuredQubits: ReadonlySet<number>,
  writtenBits: ReadonlySet<number | undefined>,
): string | undefined {
  switch (step.name) {
    case "if":
      return "a measurement decides here what follows";
    case "set":
      return "a bit is set here by the program itself";
    case "reset":
      return "a qubit is reset here after gates";
    case "barrier":
      return undefined;
    case "measure":
      if (measuredQubits.has(step.qubits[0])) return "this qubit is measured a second time";
      return step.bit !== undefined && writtenBits.has(step.bit)
        ? "this bit takes a second measurement"
        : undefined;
    default:
      return step.qubits.some((qubit) => measuredQubits.has(qubit))
        ? "this qubit is measured already"
        : undefined;
  }
}

/** Those of the program itself, then those of inner scopes. */
function ownFirst<T>(items: readonly T[], isLocal: readonly boolean[]): T[] {
  return [false, true].flatMap((wanted) => items.filter((_, k) => isLocal[k] === wanted));
}

function dynamicOf(reader: Reader, why: Note): DynamicProgram {
  const { steps, places, notes, bitIsLocal } = reader;
  const { qubits, bits } = registersOf(reader);
  const order = ownFirst(range(bitIsLocal.length), bitIsLocal);
  const newPlaces = new Map(order.map((bit, k) => [bit, k]));
  const registerIsLocal = reader.bits.map(({ isLocal }) => isLocal);
  return {
    qubits,
    bits: ownFirst(bits, registerIsLocal),
    notes,
    steps: steps.map((step) => withBits(step, (bit) => newPlaces.get(bit) ?? 0)),
    places,
    results: bitIsLocal.filter((isLocal) => !isLocal).length,
    why,
  };
}
