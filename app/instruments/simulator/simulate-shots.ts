import type { DynamicProgram, Step } from "@adyakshar/quantum/qasm";
import { sizeOf, withBits } from "@adyakshar/quantum/qasm";
import { type Random, seeded } from "@adyakshar/quantum/random";
import {
  createShots,
  mpsSimulator,
  noisySimulator,
  statevectorSimulator,
  tableauSimulator,
} from "@adyakshar/quantum/simulators";
import { dynamicNotes } from "../program/words.ts";
import type { SimulateRequest, SimulateResult } from "./calls.ts";
import { namesOf } from "./reading.ts";
import { noiseAt, sampleShots, timed } from "./sample-shots.ts";

/** A program that measures, resets or decides on its way: every shot is a run of its own. */
export function simulateShots(
  source: DynamicProgram,
  request: SimulateRequest,
  emptyResult: SimulateResult,
  report: (partial: SimulateResult) => void,
): SimulateResult {
  const program = withResults(source);
  const { why, notes = [] } = source;
  const { method } = request;
  const { value: shots, ms } = timed(() => shotsOf(program, request, seeded(request.seed)));
  const first = timed(shots.next);
  const firstShots = [first.value];
  const result = {
    ...emptyResult,
    bits: namesOf(program.bits).slice(0, program.results),
    isDynamic: true,
    notes: [...notes, { ...why, text: dynamicNotes.simulated(why.text) }],
  };
  const draw = () =>
    Array.from(firstShots.pop() ?? shots.next())
      .reverse()
      .join("");
  const drawn = sampleShots(result, null, draw, report);
  const cost = { ...emptyResult.costs[method], ms: ms + first.ms, fidelity: shots.fidelity() };
  return { ...drawn, costs: { ...emptyResult.costs, [method]: cost } };
}

function shotsOf(
  program: DynamicProgram,
  { method, noise, chi }: SimulateRequest,
  random: Random,
): { next: () => Uint8Array; fidelity: () => number } {
  if (method === "stabilizer") {
    return { next: createShots(program, tableauSimulator, random), fidelity: () => 1 };
  }
  if (method === "statevector") {
    const simulator = noise > 0 ? noisySimulator(noiseAt(noise)) : statevectorSimulator;
    return { next: createShots(program, simulator, random), fidelity: () => 1 };
  }
  const mps = mpsSimulator({ maxBond: chi });
  let keptWeight = 1;
  const simulator: typeof mps = {
    ...mps,
    apply: (state, operation, chance) => {
      mps.apply(state, operation, chance);
      keptWeight = Math.min(keptWeight, state.keptWeight);
    },
  };
  return { next: createShots(program, simulator, random), fidelity: () => keptWeight };
}

/** All qubits are read at the end of a program that keeps no bits, as those of a circuit are. */
function withResults(program: DynamicProgram): DynamicProgram {
  if (program.results > 0) return program;
  const { qubits, bits, steps } = program;
  const results = sizeOf(qubits);
  const readings = Array.from(
    { length: results },
    (_, qubit): Step => ({ name: "measure", qubits: [qubit], bit: qubit }),
  );
  const movedSteps = steps.map((step) => withBits(step, (bit) => bit + results));
  return { ...program, bits: [...qubits, ...bits], steps: [...movedSteps, ...readings], results };
}
