import { createStream, liveGrid, type Slits } from "#app/models/wave/double-slit.ts";
import { decodeState } from "#app/models/wave/state-code.ts";
import type { Pace } from "./frame-budget.ts";
import { createDrawing } from "./live-drawing.ts";
import waveState from "./open-state.data.ts";
import type { View } from "./views.ts";

/** Time of the simulation that passes in a frame, and the most that one step may take. */
const PER_FRAME = 0.55;
const LONGEST = 3 * PER_FRAME;
/** After this time, four and a half seconds of 60 frames, the stream is steady behind other slits. */
export const SETTLING = 150;

/** The work, cut into slices of one frame each; `drawn` is told the time that each picture took. */
export function* work(
  context: OffscreenCanvasRenderingContext2D,
  view: View,
  now: () => { pace: Pace; open: Slits },
  drawn: (time: number) => void,
) {
  const draw = yield* createDrawing(context, view);
  yield;
  const psi = yield* decodeState(waveState);
  yield;
  const advance = createStream(psi, liveGrid);
  for (;;) {
    const { pace, open } = now();
    const { every, smallest } = pace;
    const time = Math.min(LONGEST, PER_FRAME * every);
    advance(open, time);
    const bands = Math.max(1, every - 1);
    for (let band = 0; band < bands; band++) {
      if (every > 1) yield;
      draw(psi, smallest, band, bands);
    }
    drawn(time);
    yield;
  }
}
