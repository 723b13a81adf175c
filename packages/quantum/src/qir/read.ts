import type { Gate } from "../circuit/gate.ts";
import { fromInstruction } from "./instructions.ts";

const call = /^\s*(?:tail )?call void @__quantum__qis__(\w+?)__(body|adj)\((.*)\)\s*$/;
const measurements = new Set(["m", "mz", "mresetz"]);

/** Thrown for a text that is no program of the base profile. */
export class QirError extends Error {
  override readonly name = "QirError";
}

/**
 * Reads the calls of a Base Profile program, with typed or opaque pointers, back into a circuit, with the measured qubits
 * in the order of their results and the number of basic blocks of the entry point.
 */
export function readBaseProfile(text: string) {
  const operations: Gate[] = [];
  const results = new Map<number, number>();
  let qubits = Number(/"required_num_qubits"="(\d+)"/.exec(text)?.[1] ?? 0);
  for (const line of text.split("\n")) {
    const match = call.exec(line);
    if (match === null) continue;
    const [, name = "", variant = "", list = ""] = match;
    const pointers = pointersOf(list);
    if (measurements.has(name)) {
      results.set(pointers[1] ?? 0, pointers[0] ?? 0);
      continue;
    }
    const angles = [...list.matchAll(/double ([^,)]+)/g)].map(([, value]) => Number(value));
    const gate = fromInstruction({
      name,
      variant: variant === "adj" ? "adj" : "body",
      angles,
      qubits: pointers,
    });
    if (gate === undefined) throw new QirError(`unknown instruction ${name}__${variant}`);
    operations.push(gate);
    qubits = Math.max(qubits, ...pointers.map((qubit) => qubit + 1));
  }
  const entry = /define [^{]*\{([\s\S]*?)\n\}/.exec(text)?.[1];
  if (entry === undefined) throw new QirError("the text defines no entry point of a QIR program");
  return {
    circuit: { qubits, operations },
    measured: [...results].sort(([a], [b]) => a - b).map(([, qubit]) => qubit),
    blocks: entry.match(/^\w+:/gm)?.length ?? 0,
  };
}

/** The numbers behind the pointers of a call, `null` being zero. */
function pointersOf(list: string): number[] {
  return [
    ...list.matchAll(
      /(?:ptr|%\w+\*)(?: writeonly| nonnull)* (?:null|inttoptr \(i64 (\d+) to [^)]*\))/g,
    ),
  ].map(([, index]) => Number(index ?? 0));
}
