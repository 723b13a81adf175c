import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { isatty } from "node:tty";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { bases } from "../src/circuit/decompose.ts";
import type { Level } from "../src/compiler/compile-options.ts";
import { type Coupling, DeviceError, deviceNamed } from "../src/compiler/coupling.ts";
import { deviceFormat, parseDevice } from "../src/compiler/parse-device.ts";
import { nearest } from "../src/nearest.ts";
import { MAX_SOURCE_LENGTH } from "../src/qasm/budget.ts";
import { explain, UsageError } from "./faults.ts";

const help = `Compiles a program in OpenQASM 2 or 3 for a device, and verifies the result.

usage: adyakshar-quantum [FILE.qasm] --device NAME [options]

The program comes from FILE.qasm, or from standard input where no file or - is given. The compiled program goes to
standard output, counts and verdict to standard error.

  --device NAME   line-5, ring-6, grid-3x3, full-5, heavy-hex-7, -16, -27, -65, -127, -133 or -156, tokyo-20
  --edges LIST    a device of your own by its couplings: 0-1,1-2,2-3 or [(0, 1), (1, 2)]
  --device-file F a device of your own from a file: couplings as Python or Qiskit print them; JSON with qubits,
                  couplings, directed, basis, errors; what a Qiskit backend prints; IBM's calibration table
  --basis GATE    the two-qubit gate: cx, cz or ecr (default: that of the device file, else cx)
  --level NAME    fast, default or thorough: how much time to spend (default: default)
  --seed NUMBER   where all chance comes from; the same seed, the same result (default 1)
  --layout LIST   where the program's qubits begin: 2,0,- ; a - for one that may begin anywhere
  --input N=VALUE the value of an input that the program declares: theta=0.5; may be given several times
  --seconds N     stops after so many seconds with exit code 1; without it, large programs may take minutes
  --format NAME   how the compiled program is written: qasm3, qasm2 or qir (default: qasm3)
  --output FILE   where it is written (default: standard output)
  --verify YES    yes or no (default: yes)
  --baselines     counts of the program as written and along two textbook routes too
  --json          one object with program, layout, output, counts, baselines, verdict and notes
  --serve         compiles many programs in one process: each line of standard input is an object with program, device
                  and options, and is answered by a line of standard output, what --json prints or an error
  --version       the version of the package
  --help          this text

exit codes: 0 compiled; 1 the program is wrong, does not fit the device or takes longer than --seconds; 2 the command
was called wrongly; 3 a fault of the compiler: what it made was refuted, or it stopped on its way
`;

const manifest = createRequire(import.meta.url)("@adyakshar/quantum/package.json");

const formats = ["qasm3", "qasm2", "qir"] as const;
export type Format = (typeof formats)[number];

/** A character of UTF-8 has at most four bytes. */
const MAX_SOURCE_BYTES = 4 * MAX_SOURCE_LENGTH;

const optionTypes = {
  device: { type: "string" },
  edges: { type: "string" },
  seed: { type: "string", default: "1" },
  "device-file": { type: "string" },
  basis: { type: "string" },
  level: { type: "string", default: "default" },
  layout: { type: "string" },
  input: { type: "string", multiple: true, default: [] },
  format: { type: "string", default: "qasm3" },
  output: { type: "string" },
  verify: { type: "string", default: "yes" },
  seconds: { type: "string" },
  baselines: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  serve: { type: "boolean", default: false },
  version: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} satisfies ParseArgsOptionsConfig;

function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: optionTypes });
  } catch (error) {
    const [, name] = /Unknown option '--?([\w-]+)/.exec(String(error)) ?? [];
    if (name === undefined) throw error;
    const meant = nearest(name, Object.keys(optionTypes));
    const hint = meant === undefined ? "see --help" : `did you mean --${meant}?`;
    throw new UsageError(`there is no option --${name}; ${hint}`);
  }
}

export async function readArguments() {
  const { values, positionals } = readOptions();
  if (values.help) return help;
  if (values.version) return `${manifest.version}\n`;
  if (values.serve) return "serve";
  if (positionals.length > 1) throw new UsageError("one program at a time");
  const file = positionals[0] ?? "-";
  if (positionals.length === 0 && isatty(0))
    throw new UsageError("a file is needed, or a program on standard input; see --help");
  if (file === "-" && values["device-file"] === "-")
    throw new UsageError("standard input holds the program or the device, not both");
  if (!/^\d{1,9}$/.test(values.seed))
    throw new UsageError("--seed is a whole number from 0 to 999999999");
  if (values.seconds !== undefined && !/^[1-9]\d{0,5}$/.test(values.seconds))
    throw new UsageError("--seconds is a whole number from 1 to 999999");
  return {
    file,
    options: {
      seed: Number(values.seed),
      ...(values.basis === undefined ? {} : { basis: oneOf("basis", bases, values.basis) }),
      level: oneOf<Level>("level", ["fast", "default", "thorough"], values.level),
      ...(values.layout === undefined ? {} : { layout: readLayout(values.layout) }),
      verify: oneOf("verify", ["yes", "no"], values.verify) === "yes",
      baselines: values.baselines,
      inputs: Object.fromEntries(values.input.map(readInput)),
    },
    seconds: values.seconds === undefined ? undefined : Number(values.seconds),
    json: values.json,
    format: oneOf("format", formats, values.format),
    output: values.output,
    device: await readDevice(values),
  };
}

function oneOf<T extends string>(option: string, allowed: readonly T[], text: string): T {
  const found = allowed.find((name) => name === text);
  if (found) return found;
  const meant = nearest(text, allowed);
  const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
  throw new UsageError(
    `--${option} is ${allowed.join(" or ")}, not ${JSON.stringify(text)}${hint}`,
  );
}

function readLayout(text: string): (number | undefined)[] {
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => /^(-|\d{1,4})$/.test(part)))
    throw new UsageError(
      `--layout is a list of the device's qubits, as 2,0,-, not ${JSON.stringify(text)}`,
    );
  return parts.map((part) => (part === "-" ? undefined : Number(part)));
}

function readInput(text: string): [name: string, value: number] {
  const [name, value = "", ...rest] = text.split("=");
  if (rest.length > 0 || value.trim() === "" || !Number.isFinite(Number(value)))
    throw new UsageError(
      `--input is a name and a number, as theta=0.5, not ${JSON.stringify(text)}`,
    );
  return [name, Number(value)];
}

async function readDevice(
  given: Partial<Record<"device" | "edges" | "device-file", string>>,
): Promise<Coupling> {
  const { device, edges, "device-file": file } = given;
  if ([device, edges, file].filter((text) => text !== undefined).length > 1)
    throw new UsageError("give one of --device, --edges and --device-file");
  try {
    if (device !== undefined) return deviceNamed(device);
    if (edges !== undefined) return parseDevice(edges);
  } catch (error) {
    // A wrong device is a wrong call too: no program would fit it.
    throw error instanceof DeviceError ? new UsageError(error.message) : error;
  }
  if (file !== undefined) return readDeviceFile(file);
  throw new UsageError("a device is needed; see --help");
}

async function readDeviceFile(file: string): Promise<Coupling> {
  try {
    return parseDevice(await readText(file));
  } catch (error) {
    const hint = error instanceof DeviceError ? `; a device is ${deviceFormat}` : "";
    throw new UsageError(`--device-file: ${explain(error)}${hint}`);
  }
}

/** Reads a file, a pipe or a device to its end, or to where it is too long for a program. */
export async function readText(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_SOURCE_BYTES) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}
