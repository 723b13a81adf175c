import type { Circuit } from "@adyakshar/quantum/circuit";
import { matrixOf, pair } from "@adyakshar/quantum/circuit";
import type { Routed } from "@adyakshar/quantum/compiler";
import { amplitudesTouched, applyUnitary, sabreTrials } from "@adyakshar/quantum/compiler";
import type { TimeLeft } from "../run-state.ts";
import { VERIFY_BUDGET } from "./pass-diagrams.ts";

/** Our passes against SABRE's trials, as tried on random programs of 100 to 1,000 gates: 0.6 to 2.5 times as long. */
const OURS = 1.4;
/** How much longer the comparison gets by what routing adds. */
const ROUTED = 1.6;
/** Amplitudes that are compared too soon to be worth a word. */
const FEW = 5e7;
/** Larger than a processor's cache, as the states to be compared are. */
const timedRun = { amplitudes: 2 ** 18, steps: 6 };

/** Says what is done and how long all of it may still take, from what it has taken so far. */
export function timeLeftReports(circuit: Circuit, report: (timeLeft: TimeLeft) => void) {
  const inOrder = Array.from({ length: circuit.qubits }, (_, qubit) => qubit);
  const trials = sabreTrials(circuit);
  const checkOf = (routed: Routed) => touchTime(amplitudesTouched(circuit, routed, VERIFY_BUDGET));
  const check = ROUTED * checkOf({ circuit, layout: inOrder, output: inOrder });
  const startTime = performance.now();
  let comparingTime = 0;
  return {
    onTrial(done: number) {
      const elapsed = performance.now() - startTime;
      comparingTime = (elapsed / done) * trials;
      const left = comparingTime - elapsed + OURS * comparingTime + check;
      // The first is slower than all others.
      if (done > 1) report({ doing: "comparing", left });
    },
    onRoute: () => report({ doing: "routing", left: OURS * comparingTime + check }),
    onCheck: (routed: Routed) => report({ doing: "checking", left: checkOf(routed) }),
  };
}

/** Milliseconds for so many amplitudes on this machine, by a sample of a few. */
function touchTime(amplitudes: number): number {
  if (amplitudes < FEW) return 0;
  const state = new Float64Array(2 * timedRun.amplitudes);
  const step = { wires: [3, 15], matrix: matrixOf(pair("cx", 0, 1)) };
  // The first is slower than all others.
  applyUnitary(state, step);
  const startTime = performance.now();
  for (let k = 0; k < timedRun.steps; k++) applyUnitary(state, step);
  const elapsed = performance.now() - startTime;
  return (elapsed * amplitudes) / (timedRun.amplitudes * timedRun.steps);
}
