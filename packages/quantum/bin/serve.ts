import { createInterface } from "node:readline";
import { type CompileTextOptions, compileText } from "../src/compiler/compile-text.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { parseDevice } from "../src/compiler/parse-device.ts";
import { QasmError } from "../src/qasm/error.ts";
import type { Format } from "./arguments.ts";
import { objectOf } from "./result.ts";

/** Answers each line of standard input, which is one object, by one line: what `--json` prints, or an error. */
export async function serve(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== "") console.log(JSON.stringify(await answer(line)));
  }
}

interface Request extends CompileTextOptions {
  /** Comes back with the answer. */
  id?: unknown;
  program: string;
  /** A name, or what a device file holds. */
  device: unknown;
  format?: Format;
}

async function answer(line: string): Promise<object> {
  let id: unknown;
  try {
    const request: Request = JSON.parse(line);
    id = request.id;
    const { program, device, format, ...options } = request;
    if (typeof program !== "string" || device === undefined)
      throw new TypeError("a request has a program, which is a text, and a device");
    const coupling = typeof device === "string" ? deviceNamed(device) : parseDevice(device);
    const compiled = await compileText(program, coupling, options);
    return { id, ...objectOf(compiled, coupling, format) };
  } catch (error) {
    const place =
      error instanceof QasmError ? { line: error.line, column: error.column } : undefined;
    return { id, error: error instanceof Error ? error.message : String(error), ...place };
  }
}
