import { createStream, liveGrid, type Slits } from "#app/models/wave/double-slit.ts";
import { decodeState } from "#app/models/wave/state-code.ts";
import type { Pace } from "./frame-budget.ts";
import { createDrawing } from "./live-drawing.ts";
import waveState from "./open-state.data.ts";
import type { WaveView } from "./views.ts";

/** Both in the simulation's unit of time. */
const TIME_PER_FRAME = 0.55;
const MAX_TIME_STEP = 3 * TIME_PER_FRAME;
/** After this time, four and a half seconds of 60 frames, the stream is steady behind other slits. */
export const SETTLING_TIME = 150;

/** Moves and draws the wave in slices of one frame each; `onDrawn` is told the time that a picture is further on. */
export function* moveInSlices(
  context: OffscreenCanvasRenderingContext2D,
  view: WaveView,
  current: () => { pace: Pace; openSlits: Slits },
  onDrawn: (time: number) => void,
) {
  const draw = yield* createDrawing(context, view);
  yield;
  const psi = yield* decodeState(waveState);
  yield;
  const advance = createStream(psi, liveGrid);
  for (;;) {
    const { pace, openSlits } = current();
    const { framesPerPicture, minRadius } = pace;
    const time = Math.min(MAX_TIME_STEP, TIME_PER_FRAME * framesPerPicture);
    advance(openSlits, time);
    const bands = Math.max(1, framesPerPicture - 1);
    for (let band = 0; band < bands; band++) {
      if (framesPerPicture > 1) yield;
      draw(psi, minRadius, band, bands);
    }
    onDrawn(time);
    yield;
  }
}
