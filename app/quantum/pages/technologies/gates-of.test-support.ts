import { fixed, type Gate, pair, rotation } from "@adyakshar/quantum/circuit";
import type { Schedule } from "./pulses.ts";

/** For tests, what is played as gates again: each drive about its own axis, and the frames at the end. */
export function gatesOf({ pulses, frames }: Schedule): Gate[] {
  return [
    ...pulses.flatMap((pulse) =>
      pulse.kind === "coupler"
        ? [pair("cz", ...pulse.qubits)]
        : [
            rotation("rz", -pulse.phase, pulse.qubit),
            fixed("sx", pulse.qubit),
            rotation("rz", pulse.phase, pulse.qubit),
          ],
    ),
    ...frames.map((angle, qubit) => rotation("rz", angle, qubit)),
  ];
}
