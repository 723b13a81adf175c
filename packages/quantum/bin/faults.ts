import { CompileError } from "../src/compiler/compile-options.ts";
import { DeviceError } from "../src/compiler/coupling.ts";
import { QasmError } from "../src/qasm/error.ts";

export const exit = { program: 1, usage: 2, compiler: 3 } as const;

/** Something wrong with how the command was called. */
export class UsageError extends Error {}

export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error)) return error.message;
  if (error.code === "ENOENT") return "the file does not exist";
  if (error.code === "EISDIR") return "the file is a directory";
  return error.message.split("\n")[0];
}

export function exitCode(error: unknown): number {
  if (error instanceof QasmError || error instanceof DeviceError) return exit.program;
  const isCall =
    error instanceof UsageError ||
    error instanceof CompileError ||
    (error instanceof Error && "code" in error);
  return isCall ? exit.usage : exit.compiler;
}
