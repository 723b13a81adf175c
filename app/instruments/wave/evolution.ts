import { liveGrid, oneSlitRoom, openRoom, packet } from "#app/models/wave/double-slit.ts";
import type { Field } from "#app/models/wave/fft.ts";
import { addPacket } from "#app/models/wave/packet.ts";
import { createStep, type Medium } from "#app/models/wave/split-step.ts";
import { decodeState, type StateCode } from "#app/models/wave/state-code.ts";
import type { Pace } from "./frame-budget.ts";
import { createDrawing } from "./live-drawing.ts";
import waveState from "./open-state.data.ts?data";
import type { View } from "./views.ts";

/** Time of the simulation that passes in a frame. */
const perFrame = 0.3;
/** A new packet comes in over this time, and again after this period. */
const entrance = 29;
const period = 200;

/** The state of the still, going on: each call is one or more frames of time. */
function createEvolution(psi: Field, medium: Medium) {
  const steps = new Map<number, ReturnType<typeof createStep>>();
  let clock = 0;
  return (frames: number) => {
    const time = perFrame * frames;
    const step = steps.get(frames) ?? createStep(liveGrid, medium, time);
    steps.set(frames, step);
    step(psi);
    clock = (clock + time) % period;
    // The equation is linear: packets added in slices along their free flight sum to one packet.
    if (clock < entrance) {
      const slice = (time / entrance) * (1 - Math.cos((2 * Math.PI * clock) / entrance));
      addPacket(psi, liveGrid, packet, clock - entrance, slice);
    }
  };
}

/** The work, cut into slices of one frame each; `ready` is called when the first picture is whole. */
export function* work(
  context: OffscreenCanvasRenderingContext2D,
  view: View,
  pace: () => Pace,
  ready: (psi: Field) => void,
  oneSlit?: StateCode,
) {
  const draw = yield* createDrawing(context, view);
  yield;
  const psi = yield* decodeState(oneSlit ?? waveState);
  yield;
  const evolve = createEvolution(psi, oneSlit ? oneSlitRoom : openRoom);
  for (let pictures = 0; ; pictures++) {
    const { every, smallest } = pace();
    evolve(every);
    const bands = Math.max(1, every - 1);
    for (let band = 0; band < bands; band++) {
      if (every > 1) yield;
      draw(psi, smallest, band, bands);
    }
    if (pictures === 0) ready(psi);
    yield;
  }
}
