import { liveWave, type Slits } from "#app/models/wave/double-slit.ts";
import { createFrameBudget, FIRST_PACE_INDEX, paces } from "./frame-budget.ts";
import { createDrawing } from "./live-drawing.ts";
import { views } from "./views.ts";

export type ViewName = "wide" | "narrow";

/** The canvas comes once, a view at first and when the page changes its shape. */
export interface WaveOrder {
  canvas?: OffscreenCanvas;
  view?: ViewName;
  shown?: boolean;
  /** The wave goes on behind so many slits until it is steady. */
  run?: Slits;
}

/** A view is drawn; the wave rests without being steady; the processor is too slow. */
export type WaveNews = ViewName | "rest" | "over";

const tell = (news: WaveNews) => self.postMessage(news);

/** A frame of a screen of 60 Hz lets this much of the simulation's time pass. */
const TIME_PER_FRAME = 0.55;
const MAX_TIME_STEP = 3 * TIME_PER_FRAME;
/** The stream is steady behind other slits after so much of the simulation's time. */
const SETTLING_TIME = 150;
/**
 * The wave moves until it has settled, and a fifth of a second longer where frames were lost. Its fade, a quarter of a
 * second, then ends within the five seconds of motion that WCAG 2.2.2 allows without a button to stop it.
 */
const MAX_MOTION_MS = (1000 / 60) * (SETTLING_TIME / TIME_PER_FRAME) + 200;
/** A fast screen has shorter frames, of which some are left out. */
const MIN_FRAME_MS = 12;

let context: OffscreenCanvasRenderingContext2D | null | undefined;
let slices: ReturnType<typeof moveInSlices> | undefined;
let budget = createFrameBudget();
let pace = paces[FIRST_PACE_INDEX];
let openSlits: Slits = 2;
/** So much of the simulation's time passes until the wave is steady, and until it rests. */
let timeToSteady = 0;
let timeLeft = 0;
/** The times at which the wave was first seen to move and of the frame before this one; 0 if there was none. */
let motionStart = 0;
let lastFrame = 0;
let isShown = false;
let frameHandle = 0;

function rest() {
  timeLeft = 0;
  if (timeToSteady > 0) tell("rest");
}

function frame(now: number) {
  if (lastFrame && now - lastFrame < MIN_FRAME_MS) {
    frameHandle = requestAnimationFrame(frame);
    return;
  }
  const start = performance.now();
  slices?.next();
  const next = lastFrame ? budget(performance.now() - start, now - lastFrame) : pace;
  lastFrame = now;
  if (!next) return tell("over");
  pace = next;
  if (timeLeft <= 0 || (motionStart && now - motionStart > MAX_MOTION_MS)) return rest();
  frameHandle = requestAnimationFrame(frame);
}

function begin(view: ViewName) {
  if (!context) throw new Error("no canvas to draw on");
  budget = createFrameBudget();
  pace = paces[FIRST_PACE_INDEX];
  motionStart = 0;
  // The work begins with the still's two slits.
  timeToSteady = openSlits === 2 ? 0 : SETTLING_TIME;
  slices = moveInSlices(context, view);
}

function run(slits: Slits) {
  timeLeft = SETTLING_TIME;
  motionStart = 0;
  if (slits !== openSlits) {
    openSlits = slits;
    timeToSteady = SETTLING_TIME;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<WaveOrder>) => {
  context ??= data.canvas?.getContext("2d", { alpha: false });
  if (data.view) begin(data.view);
  if (data.run) run(data.run);
  isShown = data.shown ?? isShown;
  cancelAnimationFrame(frameHandle);
  lastFrame = 0;
  if (isShown && timeLeft > 0) frameHandle = requestAnimationFrame(frame);
});

/** Moves and draws the wave in slices of one frame each. */
function* moveInSlices(context: OffscreenCanvasRenderingContext2D, view: ViewName) {
  const draw = createDrawing(context, views[view]);
  const { psi, advance } = liveWave(2);
  for (;;) {
    const { framesPerPicture, minRadius } = pace;
    const time = Math.min(MAX_TIME_STEP, TIME_PER_FRAME * framesPerPicture);
    advance(openSlits, time);
    const bands = Math.max(1, framesPerPicture - 1);
    for (let band = 0; band < bands; band++) {
      if (framesPerPicture > 1) yield;
      draw(psi, minRadius, band, bands);
    }
    if (!motionStart) {
      motionStart = lastFrame;
      tell(view);
    }
    timeLeft -= time;
    timeToSteady -= time;
    yield;
  }
}
