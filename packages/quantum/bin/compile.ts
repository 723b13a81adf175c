#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Basis } from "../src/circuit/decompose.ts";
import { compile, type Level } from "../src/compiler/compile.ts";
import {
  type Coupling,
  DeviceError,
  deviceFromEdges,
  deviceNamed,
} from "../src/compiler/coupling.ts";
import { compileDynamic } from "../src/compiler/dynamic.ts";
import { baselines } from "../src/compiler/routing/baselines.ts";
import { dynamicBaselines } from "../src/compiler/routing/dynamic-baselines.ts";
import { compiledProgram, placesText } from "../src/compiler/to-program.ts";
import { verify } from "../src/compiler/verify/verify.ts";
import { verifyDynamic } from "../src/compiler/verify/verify-dynamic.ts";
import { QasmError } from "../src/qasm/error.ts";
import { parseDynamic } from "../src/qasm/parse.ts";
import { print } from "../src/qasm/print.ts";
import { printDynamic } from "../src/qasm/print-dynamic.ts";
import type { DynamicProgram, Program } from "../src/qasm/program.ts";

const help = `Compiles a program in OpenQASM 2 or 3 for a device, and verifies the result.

usage: adyakshar-quantum [FILE.qasm] --device NAME [options]

The program comes from FILE.qasm, or from standard input where no file or - is given. The compiled program goes to
standard output, counts and verdict to standard error.

  --device NAME   line-5, ring-6, grid-3x3, full-5, heavy-hex-7, -16, -27 or -65, tokyo-20
  --edges LIST    a device of your own by its couplings: 0-1,1-2,2-3
  --basis GATE    the two-qubit gate of the device: cx (default) or cz
  --level NAME    fast, default or thorough: how much time to spend (default: default)
  --seed NUMBER   where all chance comes from; the same seed, the same result (default 1)
  --json          one object with program, layout, output, counts, baselines, verdict and notes
  --help          this text

exit codes: 0 compiled; 1 the program is wrong or does not fit the device; 2 the command was called wrongly;
3 a fault of the compiler: what it made was refuted, or it stopped on its way
`;

/** What is said of a program that measures, resets or decides on its way, behind the reason why it does. */
const segmentsNote =
  "measurements, resets and branches stay where they are, and the gates between them are compiled and compared segment by segment; counts hold the gates of both branches of an if, depth the longer one";

const exit = { program: 1, usage: 2, compiler: 3 } as const;

/** Something wrong with how the command was called. */
class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      device: { type: "string" },
      edges: { type: "string" },
      seed: { type: "string", default: "1" },
      basis: { type: "string", default: "cx" },
      level: { type: "string", default: "default" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  if (positionals.length > 1) throw new UsageError("one program at a time");
  const file = positionals[0] ?? "-";
  if (positionals.length === 0 && process.stdin.isTTY)
    throw new UsageError("a file is needed, or a program on standard input; see --help");
  if (!/^\d{1,9}$/.test(values.seed))
    throw new UsageError("--seed is a whole number from 0 to 999999999");
  return {
    source: () => readFileSync(file === "-" ? 0 : file, "utf8"),
    seed: Number(values.seed),
    basis: oneOf<Basis>("basis", ["cx", "cz"], values.basis),
    level: oneOf<Level>("level", ["fast", "default", "thorough"], values.level),
    json: values.json,
    device: readDevice(values),
  };
}

function oneOf<T extends string>(option: string, allowed: readonly T[], text: string): T {
  const found = allowed.find((name) => name === text);
  if (found) return found;
  throw new UsageError(`--${option} is ${allowed.join(" or ")}, not ${JSON.stringify(text)}`);
}

function readDevice({ device, edges }: { device?: string; edges?: string }): Coupling {
  if (device !== undefined && edges !== undefined)
    throw new UsageError("give --device or --edges, not both");
  try {
    if (device !== undefined) return deviceNamed(device);
    if (edges !== undefined) return deviceFromEdges(edges);
  } catch (error) {
    // A wrong device is a wrong call too: no program would fit it.
    throw error instanceof DeviceError ? new UsageError(error.message) : error;
  }
  throw new UsageError("a device is needed; see --help");
}

function main(): void {
  const options = readArguments();
  if (!options) {
    process.stdout.write(help);
    return;
  }
  const { source, device, basis, json } = options;
  const program = parseDynamic(source());
  const { baselineCounts, compiled, qasm, verdict, detail, notes } =
    "circuit" in program ? compileCircuit(program, options) : compileSegments(program, options);
  const { layout, output, counts } = compiled;
  if (verdict === "refuted") throw new Error(`the result was refuted, please report it: ${detail}`);
  if (json) {
    const { size, edges } = device;
    const places = { device: { size, edges }, basis, layout, output };
    console.log(
      JSON.stringify({ qasm, ...places, counts, baselines: baselineCounts, verdict, notes }),
    );
    return;
  }
  process.stdout.write(qasm);
  const rows = {
    compiled: counts,
    "as written": baselineCounts.asWritten,
    naive: baselineCounts.naive,
    SABRE: baselineCounts.sabre,
  };
  for (const [name, { depth, twoQubit, oneQubit }] of Object.entries(rows)) {
    console.error(
      `${`${name}:`.padEnd(12)} depth ${depth}, ${twoQubit} ${basis}, ${oneQubit} one-qubit gates`,
    );
  }
  console.error(`verdict:     ${verdict} (${detail})`);
  for (const { line, column, text } of notes)
    console.error(`note:        line ${line}, column ${column}: ${text}`);
}

type Options = NonNullable<ReturnType<typeof readArguments>>;

function compileCircuit(program: Program, options: Options) {
  const { circuit, notes = [] } = program;
  const compiled = compile(circuit, options.device, options);
  const qasm = print(compiledProgram(program, compiled), { comments: placesText(compiled) });
  const baselineCounts = baselines(circuit, options.device, options);
  return { baselineCounts, compiled, qasm, notes, ...verify(circuit, compiled, options) };
}

/** Measurements, resets and branches stay where they are. */
function compileSegments(program: DynamicProgram, options: Options) {
  const compiled = compileDynamic(program, options.device, options);
  const qasm = printDynamic(compiled.program, placesText(compiled));
  const { notes = [], why } = program;
  const allNotes = [...notes, { ...why, text: `${why.text}: ${segmentsNote}` }];
  const baselineCounts = dynamicBaselines(program, options.device, options);
  return { baselineCounts, compiled, qasm, notes: allNotes, ...verifyDynamic(compiled, options) };
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error)) return error.message;
  if (error.code === "ENOENT") return "the file does not exist";
  if (error.code === "EISDIR") return "the file is a directory";
  return error.message.split("\n")[0];
}

function exitCode(error: unknown): number {
  if (error instanceof QasmError || error instanceof DeviceError) return exit.program;
  const isCall = error instanceof UsageError || (error instanceof Error && "code" in error);
  return isCall ? exit.usage : exit.compiler;
}

try {
  main();
} catch (error) {
  console.error(`compile: ${explain(error)}`);
  process.exitCode = exitCode(error);
}
