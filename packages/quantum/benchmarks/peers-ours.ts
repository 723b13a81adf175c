import type { Circuit } from "../src/circuit/gate.ts";
import { type Compiled, compile } from "../src/compiler/compile.ts";
import type { Coupling } from "../src/compiler/coupling.ts";
import { print, programOf } from "../src/qasm/print.ts";
import { cpuSeconds } from "./measuring.ts";

/** What one seed gives; `peers.py` writes the same. */
export interface Run {
  cx: number;
  depth: number;
  swaps: number;
  seconds: number;
}

/** As many trials as Qiskit's level 3 has. */
const TRIALS = 20;

export function runOurs(
  circuit: Circuit,
  device: Coupling,
  { seeds, patience }: { seeds: number; patience: number },
) {
  const runs: Run[] = [];
  let first: Compiled | undefined;
  for (let seed = 1; seed <= seeds; seed++) {
    const started = cpuSeconds();
    const compiled = compile(circuit, device, { seed, trials: TRIALS });
    const seconds = cpuSeconds() - started;
    const { counts, stages } = compiled;
    first ??= compiled;
    const routed = stages.find(({ name }) => name === "routed");
    const swaps = routed?.circuit.operations.filter(({ name }) => name === "swap").length ?? 0;
    runs.push({ cx: counts.twoQubit, depth: counts.depth, swaps, seconds });
    if (runs.reduce((sum, run) => sum + run.seconds, 0) > patience) break;
  }
  if (first === undefined) throw new Error("at least one seed is needed");
  return {
    tool: "ours",
    trials: TRIALS,
    runs,
    qasm: print(programOf(first.circuit)),
    layout: first.layout,
    output: first.output,
  };
}
