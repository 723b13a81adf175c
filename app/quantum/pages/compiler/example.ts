import { parityPhase } from "@adyakshar/quantum/circuit";
import { baselines, compile, line } from "@adyakshar/quantum/compiler";

export const example = parityPhase();
export const device = line(example.qubits);

/** As the page, the instrument and the command line compile it; its optimum by exact search, which only small ones allow. */
export function compileExample() {
  const ours = compile(example, device);
  if (ours.optimum === undefined) throw new Error("the search found no optimum");
  const counts = {
    ...baselines(example, device),
    ours: ours.counts,
    optimum: ours.optimum,
  };
  return { ours, counts };
}
