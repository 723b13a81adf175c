import type { Operation } from "../circuit/gate.ts";
import type { Position } from "./error.ts";
import { forwardCopies } from "./forward-copies.ts";
import { constants } from "./functions.ts";
import {
  type DynamicProgram,
  type Measurement,
  type Program,
  type Register,
  type Step,
  sizeOf,
} from "./program.ts";
import type { BitRegister, Reader } from "./reader.ts";
import { isWord } from "./refused.ts";
import { standardGate } from "./standard-gates.ts";
import { bitsReadIn, bitsWrittenIn, isOperation, withBits } from "./steps.ts";

/** A circuit with final measurements where the steps allow it, else the steps with the reason why not. */
export function toStaticCircuit(reader: Reader): Program | DynamicProgram {
  const { places, registerOf } = reader;
  // Copies between bits that nobody declared are undefined from here on.
  const steps = forwardCopies(reader.steps, (bit) => !registerOf[bit].isOwn);
  const keptRegisters = registersIn(reader, steps);
  const keptBits = keptRegisters.flatMap(({ members }) => members);
  const newBits = new Map(keptBits.map((bit, k) => [bit, k]));
  const registers = { ...namedRegisters(reader, keptRegisters), notes: reader.notes };
  const dynamic = (text: string, at: number): DynamicProgram => ({
    ...registers,
    steps: steps
      .filter((step) => step !== undefined)
      .map((step) => withBits(step, (bit) => newBits.get(bit) ?? 0)),
    places: places.filter((_, k) => steps[k] !== undefined),
    results: keptBits.filter((bit) => !registerOf[bit].isLocal).length,
    why: { text, ...places[at] },
  });
  const firstWrite = steps.findIndex((step) => step?.name === "measure" || step?.name === "set");
  if (firstWrite >= 0 && keptRegisters.some(({ isLocal }) => isLocal)) {
    return dynamic("an inner scope keeps a measured bit", firstWrite);
  }
  const operations: Operation[] = [];
  const operationPlaces: Position[] = [];
  const measurements: Measurement[] = [];
  const resets: number[] = [];
  const touchedQubits = new Set<number>();
  const measuredQubits = new Set<number>();
  const writtenBits = new Set<number | undefined>();
  const startOf: number[] = [];
  for (const [k, step] of steps.entries()) {
    startOf.push(operations.length);
    if (step === undefined) continue;
    if (step.name === "reset" && !touchedQubits.has(step.qubits[0])) {
      resets.push(step.qubits[0]);
      continue;
    }
    const reason = fault(step, measuredQubits, writtenBits);
    if (reason !== undefined) return dynamic(reason, k);
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
    qubits: sizeOf(registers.qubits),
    operations,
    ...(phases.length > 0 ? { phases, zeros: zerosOf(reader, resets) } : {}),
  };
  const leading = resets.length > 0 ? { resets: [...new Set(resets)] } : {};
  return { circuit, ...registers, ...leading, measurements, places: operationPlaces };
}

/** The qubits that are known to begin at zero: OpenQASM 3 leaves open what a qubit holds that nobody has reset. */
function zerosOf({ version, allQubits }: Reader, resets: readonly number[]): readonly number[] {
  return version === 2 ? allQubits : [...new Set(resets)];
}

/** The program's own registers of bits first, then those of inner scopes, as far as a step needs them. */
function registersIn({ bits }: Reader, steps: readonly (Step | undefined)[]): BitRegister[] {
  const used = new Set(
    steps.flatMap((step) => (step ? [...bitsReadIn(step), ...bitsWrittenIn(step)] : [])),
  );
  const isKept = ({ isOwn, members }: BitRegister) => isOwn || members.some((bit) => used.has(bit));
  return bits.filter(isKept).sort((a, b) => Number(a.isLocal) - Number(b.isLocal));
}

/** All registers under names that can be printed; the program hears of its own that get another one. */
function namedRegisters(reader: Reader, bits: readonly BitRegister[]) {
  const qubits = reader.qubits.map((register) => ({ ...register, isOwn: true }));
  const names = uniqueNames([...qubits, ...bits]);
  const bitNames = names.slice(qubits.length);
  for (const [k, { name, isOwn, place }] of bits.entries()) {
    const reason = `the name ${name} belongs to the gate library: the register is printed as ${bitNames[k]}`;
    if (isOwn && bitNames[k] !== name) reader.note(reason, place);
  }
  const named = ({ size, isSingle }: Register, name: string) => ({
    name,
    size,
    ...(isSingle ? { isSingle } : {}),
  });
  return {
    qubits: qubits.map((register, k) => named(register, names[k])),
    bits: bits.map((register, k) => named(register, bitNames[k])),
  };
}

/** Names under which all of these can stand in one program; those that it gave itself are taken first. */
function uniqueNames(wanted: readonly { name: string; isOwn: boolean }[]): string[] {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  const free = (name: string) => {
    let unique = name;
    while (taken.has(unique) || isReserved(unique)) {
      const next = (lastNumbers.get(name) ?? 1) + 1;
      lastNumbers.set(name, next);
      unique = `${name}_${next}`;
    }
    taken.add(unique);
    return unique;
  };
  const own = wanted.map(({ name, isOwn }) => (isOwn ? free(name) : undefined));
  return wanted.map(({ name }, k) => own[k] ?? free(name));
}

/** A printed program uses these for something else. */
function isReserved(name: string): boolean {
  return isWord(name) || standardGate(name) !== undefined || Object.hasOwn(constants, name);
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
