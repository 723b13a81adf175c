import type { Circuit } from "@adyakshar/quantum/circuit";
import { matrixOf, pair } from "@adyakshar/quantum/circuit";
import type { Routed } from "@adyakshar/quantum/compiler";
import { amplitudesTouched, applyUnitary, sabreTrials } from "@adyakshar/quantum/compiler";
import type { TimeLeft } from "../run-state.ts";
import { VERIFY_BUDGET } from "./pass-diagrams.ts";

/** Our passes take 0.6 to 2.5 times as long as SABRE's trials, as tried on random programs of 100 to 1,000 gates. */
const OURS_PER_SABRE_TIME = 1.4;
/** The gates that routing adds make the comparison longer by this factor. */
const ROUTED_CHECK_FACTOR = 1.6;
/** Fewer amplitudes are compared too soon to be worth a word. */
const MIN_TIMED_AMPLITUDES = 5e7;
/** The sample is larger than a processor's cache, as the states to be compared are. */
const timedSample = { amplitudes: 2 ** 18, steps: 6 };

/** Says what is done and how long all of it may still take, from what it has taken so far. */
export function timeLeftReports(circuit: Circuit, report: (timeLeft: TimeLeft) => void) {
  const inOrder = [...Array(circuit.qubits).keys()];
  const trials = sabreTrials(circuit);
  const checkOf = (routed: Routed) => touchTime(amplitudesTouched(circuit, routed, VERIFY_BUDGET));
  const checkTime = ROUTED_CHECK_FACTOR * checkOf({ circuit, layout: inOrder, output: inOrder });
  const startTime = performance.now();
  let comparingTime = 0;
  return {
    onTrial(done: number) {
      const elapsed = performance.now() - startTime;
      comparingTime = (elapsed / done) * trials;
      const left = comparingTime - elapsed + OURS_PER_SABRE_TIME * comparingTime + checkTime;
      // The first trial is slower than all others.
      if (done > 1) report({ doing: "comparing", left });
    },
    onRoute: () =>
      report({ doing: "routing", left: OURS_PER_SABRE_TIME * comparingTime + checkTime }),
    onCheck: (routed: Routed) => report({ doing: "checking", left: checkOf(routed) }),
  };
}

/** Milliseconds that so many amplitudes take on this machine, by a sample of a few. */
function touchTime(amplitudes: number): number {
  if (amplitudes < MIN_TIMED_AMPLITUDES) return 0;
  const state = new Float64Array(2 * timedSample.amplitudes);
  const step = { wires: [3, 15], matrix: matrixOf(pair("cx", 0, 1)) };
  // The first step is slower than all others.
  applyUnitary(state, step);
  const startTime = performance.now();
  for (let k = 0; k < timedSample.steps; k++) applyUnitary(state, step);
  const elapsed = performance.now() - startTime;
  return (elapsed * amplitudes) / (timedSample.amplitudes * timedSample.steps);
}
