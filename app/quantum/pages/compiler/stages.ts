import type { Circuit, Counts } from "@adyakshar/quantum/circuit";
import { qft, toBasis } from "@adyakshar/quantum/circuit";
import { compile, line, type StageName } from "@adyakshar/quantum/compiler";

export const program = qft(12);
export const device = line(program.qubits);

export interface DrawnStage {
  label: string;
  circuit: Circuit;
  counts: Counts;
}

const labels: Partial<Record<StageName, string>> = {
  written: "written",
  resynthesized: "optimized",
  routed: "routed",
  merged: "compiled",
};

/** The program after each pass that a reader can see, led by the router alone; SWAPs stay SWAPs until they are fused. */
export function stages() {
  const compiled = compile(program, device, { states: 0, ladders: false });
  const shown = compiled.stages.flatMap(({ name, circuit, counts }): DrawnStage[] => {
    const label = labels[name];
    const drawn = name === "routed" ? circuit : toBasis(circuit, "cx");
    return label ? [{ label, circuit: drawn, counts }] : [];
  });
  return { compiled, shown };
}
