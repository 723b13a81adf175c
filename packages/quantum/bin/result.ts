import type { CompiledText } from "../src/compiler/compile-text.ts";
import type { Coupling } from "../src/compiler/coupling.ts";
import { QasmError } from "../src/qasm/error.ts";
import { parse } from "../src/qasm/parse.ts";
import { printTwo } from "../src/qasm/print.ts";
import { emitBaseProfile } from "../src/qir/emit.ts";
import type { Format } from "./arguments.ts";

export type Result = Omit<CompiledText, "compiled" | "comparison">;

/** The compiled program in a format; a program that decides on its way is written in OpenQASM 3 alone. */
export function textOf({ qasm }: Result, format: Format = "qasm3"): string {
  if (format === "qasm3") return qasm;
  const program = parse(qasm);
  if (format === "qasm2") return printTwo(program);
  if (!("circuit" in program))
    throw new QasmError(`QIR's base profile has no such step: ${program.why.text}`, program.why);
  return emitBaseProfile(program);
}

/** What `--json` prints. */
export function objectOf(compiled: Result, device: Coupling, format: Format = "qasm3") {
  const { basis, layout, output, counts, baselines, verdict, notes } = compiled;
  const { size, labels } = device.whole ?? { size: device.size, labels: undefined };
  const edges = labels ? device.edges.map((edge) => edge.map((q) => labels[q])) : device.edges;
  return {
    [format === "qir" ? "qir" : "qasm"]: textOf(compiled, format),
    device: { size, edges },
    ...{ basis, layout, output, counts, baselines, verdict, notes },
  };
}
