import { parityPhase } from "@adyakshar/quantum/circuit";
import { baselines, compile, line } from "@adyakshar/quantum/compiler";

export const example = parityPhase();
export const device = line(example.qubits);

/** The example, compiled as the page, the instrument and the command line do. */
export const compiledExample = compile(example, device);
export const counts = { ...baselines(example, device), ours: compiledExample.counts };
