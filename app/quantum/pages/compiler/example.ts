import type { Counts } from "@adyakshar/quantum/circuit";
import { parityPhase } from "@adyakshar/quantum/circuit";
import { baselines, compile, line } from "@adyakshar/quantum/compiler";

export const example = parityPhase();
export const device = line(example.qubits);

export interface ExampleCounts {
  asWritten: Counts;
  naive: Counts;
  sabre: Counts;
  ours: Counts;
  optimum: Counts;
}

/** As the page, the instrument and the command line compile it; its optimum by exact search, which only small ones allow. */
export function compileExample() {
  const ours = compile(example, device);
  if (ours.optimum === undefined) throw new Error("the search found no optimum");
  const counts: ExampleCounts = {
    ...baselines(example, device),
    ours: ours.counts,
    optimum: ours.optimum,
  };
  return { ours, counts };
}
