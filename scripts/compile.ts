import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Basis } from "#app/engine/circuit/decompose.ts";
import { baselines, compile } from "#app/engine/compiler/compile.ts";
import {
  type Coupling,
  DeviceError,
  deviceFromEdges,
  deviceNamed,
} from "#app/engine/compiler/coupling.ts";
import { compiledProgram, placesText } from "#app/engine/compiler/program.ts";
import { verify } from "#app/engine/compiler/verify.ts";
import { QasmError } from "#app/engine/qasm/error.ts";
import { parse } from "#app/engine/qasm/parse.ts";
import { print } from "#app/engine/qasm/print.ts";

const USAGE =
  "usage: npm run --silent compile -- FILE.qasm --device NAME | --edges 0-1,1-2 [--seed 1] [--basis cx|cz] [--json]";

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
      json: { type: "boolean", default: false },
    },
  });
  const basis = readBasis(values.basis);
  if (positionals.length !== 1) throw new UsageError(`one file is needed; ${USAGE}`);
  if (!/^\d{1,9}$/.test(values.seed))
    throw new UsageError("--seed is a whole number from 0 to 999999999");
  return {
    file: positionals[0],
    seed: Number(values.seed),
    basis,
    json: values.json,
    device: readDevice(values),
  };
}

function readBasis(text: string): Basis {
  if (text === "cx" || text === "cz") return text;
  throw new UsageError(`--basis is cx or cz, not ${JSON.stringify(text)}`);
}

function readDevice({ device, edges }: { device?: string; edges?: string }): Coupling {
  if (device !== undefined && edges !== undefined)
    throw new UsageError("give --device or --edges, not both");
  if (device !== undefined) return deviceNamed(device);
  if (edges !== undefined) return deviceFromEdges(edges);
  throw new UsageError(`a device is needed; ${USAGE}`);
}

function main(): void {
  const { file, device, seed, basis, json } = readArguments();
  const program = parse(readFileSync(file, "utf8"));
  const { circuit } = program;
  const compiled = compile(circuit, device, { seed, basis });
  const { verdict, detail } = verify(circuit, compiled, { seed });
  const { layout, output, counts } = compiled;
  const qasm = print(compiledProgram(program, compiled), {
    comments: [`layout: ${placesText(layout)}`, `output: ${placesText(output)}`],
  });
  if (verdict === "refuted") throw new Error(`the result was refuted, please report it: ${detail}`);
  const compared = baselines(circuit, device, { seed, basis });
  if (json) {
    const { size, edges } = device;
    console.log(
      JSON.stringify({
        qasm,
        device: { size, edges },
        basis,
        layout,
        output,
        counts,
        baselines: compared,
        verdict,
      }),
    );
    return;
  }
  process.stdout.write(qasm);
  const rows = {
    compiled: counts,
    "as written": compared.asWritten,
    naive: compared.naive,
    SABRE: compared.sabre,
  };
  for (const [name, { depth, twoQubit, oneQubit }] of Object.entries(rows)) {
    console.error(
      `${`${name}:`.padEnd(12)} depth ${depth}, ${twoQubit} ${basis}, ${oneQubit} one-qubit gates`,
    );
  }
  console.error(`verdict:     ${verdict} (${detail})`);
}

function explain(error: unknown): string {
  if (error instanceof QasmError || error instanceof DeviceError || error instanceof UsageError) {
    return error.message;
  }
  if (error instanceof Error && "code" in error) {
    if (error.code === "ENOENT") return "the file does not exist";
    if (error.code === "EISDIR") return "the file is a directory";
    return error.message.split("\n")[0];
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  main();
} catch (error) {
  console.error(`compile: ${explain(error)}`);
  process.exitCode = 1;
}
