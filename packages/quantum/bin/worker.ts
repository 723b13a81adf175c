import { parentPort } from "node:worker_threads";
import {
  type CompileTextOptions,
  compileText,
  type Progress,
} from "../src/compiler/compile-text.ts";
import type { Coupling } from "../src/compiler/coupling.ts";
import { QasmError } from "../src/qasm/error.ts";
import type { Format } from "./arguments.ts";
import { exit, exitCode, explain } from "./faults.ts";
import { objectOf, type Result, textOf } from "./result.ts";

export interface Job {
  /** What an error calls the program. */
  name: string;
  source: string;
  device: Coupling;
  options: CompileTextOptions;
  format: Format;
  json: boolean;
}

/** What this thread tells the one that waits. */
export type Message =
  | { progress: Progress }
  | { text: string; remarks: readonly string[] }
  | { fault: { text: string; code: number } };

export async function work(job: Job): Promise<void> {
  const post = (message: Message) => parentPort?.postMessage(message);
  const { name, source, device, options, format, json } = job;
  const fault = (text: string, code: number) => post({ fault: { text, code } });
  let compiled: Result | undefined;
  try {
    const onProgress = (progress: Progress) => post({ progress });
    compiled = await compileText(source, device, { ...options, onProgress });
    if (compiled.verdict === "refuted")
      fault(`the result was refuted, please report it: ${compiled.detail}`, exit.compiler);
    else if (json)
      post({ text: `${JSON.stringify(objectOf(compiled, device, format))}\n`, remarks: [] });
    else post({ text: textOf(compiled, format), remarks: remarksOn(compiled, device) });
  } catch (error) {
    if (!(error instanceof QasmError)) fault(explain(error), exitCode(error));
    // The places of a result that cannot be written are not the program's.
    else if (compiled) fault(error.reason, exit.program);
    else fault(inSource(error, name, source), exit.program);
  }
}

/** What is said beside a compiled program. */
function remarksOn(compiled: Result, { whole }: Coupling): string[] {
  const { basis, counts, baselines, verdict, detail, notes } = compiled;
  const rows = {
    compiled: counts,
    ...(baselines && {
      "as written": baselines.asWritten,
      naive: baselines.naive,
      SABRE: baselines.sabre,
    }),
  };
  const counted = Object.entries(rows).map(([name, { depth, twoQubit, oneQubit, success }]) => {
    const reliability =
      success === undefined ? "" : ` (${(100 * success).toFixed(1)}% without a fault)`;
    return `${`${name}:`.padEnd(12)} depth ${depth}, ${twoQubit} ${basis}${reliability}, ${oneQubit} one-qubit gates`;
  });
  const piece = whole
    ? `note:        ${whole.labels.length} of the device's ${whole.size} qubits are used: ${whole.labels.join(", ")}`
    : [];
  return [
    ...counted,
    `verdict:     ${verdict} (${detail})`,
    ...[piece].flat(),
    ...notes.map(
      ({ line, column, text }) => `note:        line ${line}, column ${column}: ${text}`,
    ),
  ];
}

/** The mistake with its file, and the line of the program under it. */
function inSource({ line, column, reason }: QasmError, name: string, source: string): string {
  const start = Math.max(0, column - 60);
  const text = (source.split(/\r\n|\r|\n/)[line - 1] ?? "").slice(start, start + 100);
  const shown = text.replace(/[\p{C}\t]/gu, " ");
  const mark = `${" ".repeat(Math.max(0, column - 1 - start))}^`;
  return `${name}, line ${line}, column ${column}: ${reason}\n  ${shown}\n  ${mark}`;
}
