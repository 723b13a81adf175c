import type { Operation } from "../circuit/gate.ts";
import { range } from "../range.ts";
import type { Position } from "./error.ts";
import { forwardCopies, usedBits } from "./forward-copies.ts";
import { uniqueNames } from "./names.ts";
import {
  type DynamicProgram,
  type Measurement,
  type Note,
  PHYSICAL,
  type Program,
  type Step,
  sizeOf,
} from "./program.ts";
import type { Reader } from "./reader.ts";
import { isOperation, withBits } from "./steps.ts";

/** A circuit with final measurements where the steps allow it, else the steps with the reason why not. */
export function toStaticCircuit(reader: Reader): Program | DynamicProgram {
  const { places } = reader;
  const { steps, qubits, bits, newBits } = namedRegisters(reader);
  const registers = { qubits, bits, notes: reader.notes };
  const dynamic = (why: Note) => dynamicOf(reader, { ...registers, steps, newBits }, why);
  const operations: Operation[] = [];
  const operationPlaces: Position[] = [];
  const measurements: Measurement[] = [];
  const resets: number[] = [];
  const touchedQubits = new Set<number>();
  const measuredQubits = new Set<number>();
  const writtenBits = new Set<number | undefined>();
  const hasLocalBits = [...newBits.keys()].some((bit) => reader.bitIsLocal[bit]);
  const place = steps.findIndex((step) => step?.name === "measure" || step?.name === "set");
  if (hasLocalBits && place >= 0)
    return dynamic({ text: "an inner scope keeps a measured bit", ...places[place] });
  const startOf: number[] = [];
  for (const [k, step] of steps.entries()) {
    startOf.push(operations.length);
    if (step === undefined) continue;
    if (step.name === "reset" && !touchedQubits.has(step.qubits[0])) {
      resets.push(step.qubits[0]);
      continue;
    }
    const reason = fault(step, measuredQubits, writtenBits);
    if (reason !== undefined) return dynamic({ text: reason, ...places[k] });
    if (step.name === "measure") {
      const [qubit] = step.qubits;
      measuredQubits.add(qubit);
      touchedQubits.add(qubit);
      if (step.bit !== undefined) writtenBits.add(step.bit);
      const bit = step.bit === undefined ? undefined : newBits.get(step.bit);
      measurements.push({ qubit, bit });
    } else if (isOperation(step)) {
      operations.push(step);
      operationPlaces.push(places[k]);
      if (step.name !== "barrier") for (const qubit of step.qubits) touchedQubits.add(qubit);
    }
  }
  const phases = reader.phases.map((phase) => ({ ...phase, start: startOf[phase.start] }));
  const circuit = {
    qubits: sizeOf(qubits),
    operations,
    ...(phases.length > 0 ? { phases } : {}),
  };
  const leading = resets.length > 0 ? { resets: [...new Set(resets)] } : {};
  return { circuit, ...registers, ...leading, measurements, places: operationPlaces };
}

/**
 * The steps without copies between bits that nobody declared, and the registers under names that can all be printed:
 * the program's own first, then those of inner scopes that are still in use. Bits keep their old numbers in the steps.
 */
function namedRegisters(reader: Reader) {
  const { qubits, physicalQubits, bits, bitIsLocal } = reader;
  const registerOf = bits.flatMap((register) => Array(register.size).fill(register));
  const steps = forwardCopies(reader.steps, (bit) => bitIsLocal[bit] || !registerOf[bit].isOwn);
  const used = usedBits(steps.filter((step) => step !== undefined));
  let first = 0;
  const all = bits.map((register) => {
    const members = range(register.size).map((k) => first + k);
    first += register.size;
    return { ...register, members };
  });
  const keptRegisters = all.filter(
    ({ isOwn, isLocal, members }) => (isOwn && !isLocal) || members.some((bit) => used.has(bit)),
  );
  const ordered = [false, true].flatMap((wanted) =>
    keptRegisters.filter(({ isLocal }) => isLocal === wanted),
  );
  const ofQubits = qubits.map((register) => ({ ...register, isOwn: true }));
  const names = uniqueNames([...ofQubits, ...ordered]);
  for (const [k, { name, isOwn, place }] of ordered.entries()) {
    const printed = names[ofQubits.length + k];
    const reason = `the name ${name} belongs to the gate library: the register is printed as ${printed}`;
    if (isOwn && printed !== name) reader.note(reason, place);
  }
  const named = [...ofQubits, ...ordered].map(({ size, isSingle }, k) => ({
    name: names[k],
    size,
    ...(isSingle ? { isSingle } : {}),
  }));
  return {
    steps,
    qubits:
      physicalQubits.length > 0
        ? [{ name: PHYSICAL, size: physicalQubits.length }]
        : named.slice(0, ofQubits.length),
    bits: named.slice(ofQubits.length),
    newBits: new Map(ordered.flatMap(({ members }) => members).map((bit, k) => [bit, k])),
  };
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

function dynamicOf(
  { places, bitIsLocal }: Reader,
  {
    steps,
    newBits,
    ...registers
  }: Omit<DynamicProgram, "steps" | "results" | "why"> & {
    steps: readonly (Step | undefined)[];
    newBits: ReadonlyMap<number, number>;
  },
  why: Note,
): DynamicProgram {
  return {
    ...registers,
    steps: steps
      .filter((step) => step !== undefined)
      .map((step) => withBits(step, (bit) => newBits.get(bit) ?? 0)),
    places: places.filter((_, k) => steps[k] !== undefined),
    results: [...newBits.keys()].filter((bit) => !bitIsLocal[bit]).length,
    why,
  };
}
