import { liveWave, type Slits } from "./double-slit.ts";
import { createDrawing } from "./live-drawing.ts";
import { views } from "./views.ts";
import { rgbOf } from "./wave-dots.ts";

interface WaveStart {
  canvas: OffscreenCanvas;
  view: "wide" | "narrow";
  open: Slits;
  /** The page tells its color, because a worker that imported it would load the page anew when it is saved. */
  ground: string;
}

/** The first order brings the canvas; each `move` lets the wave move for a while. */
export type WaveOrder =
  | ({ kind: "start" } & WaveStart)
  | { kind: "move"; open: Slits }
  | { kind: "show"; isShown: boolean };

/** The wave is on the canvas, or the device is too slow for it. */
export type WaveNews = "drawn" | "tooSlow";

const tell = (news: WaveNews) => self.postMessage(news);

/**
 * The wave is steady behind other slits after four and a half seconds, and ends within the five seconds of motion that
 * WCAG 2.2.2 allows without a button to stop it.
 */
const MOTION_MS = 4700;
const TICK_MS = 1000 / 120;
/** The simulation's time in a tick. */
const TIME_PER_TICK = 0.275;
/** Thirty pictures a second: from one to the next the phase turns by about a step of its colors. */
const MIN_TICKS = 4;
/** A later picture lets as much more time pass, up to a bound; many that come later still are a slow device. */
const MAX_TICKS = 6;
const MAX_LATE_PICTURES = 12;

/** A wave on a canvas, which moves for a while when it is told to, as long as it is shown. */
function createMotion({ canvas, view, open, ground }: WaveStart) {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas to draw on");
  const draw = createDrawing(context, views[view], rgbOf(ground));
  const { psi, advance } = liveWave(open);
  let openSlits = open;
  let isShown = false;
  let movedMs = 0;
  let latePictures = 0;
  let lastPicture = 0;
  let request = 0;

  function frame(now: number) {
    const ticks = Math.round((now - lastPicture) / TICK_MS);
    if (ticks >= MIN_TICKS) {
      advance(openSlits, TIME_PER_TICK * Math.min(ticks, MAX_TICKS));
      draw(psi);
      if (movedMs === 0) tell("drawn");
      movedMs += now - lastPicture;
      lastPicture = now;
      if (ticks > MAX_TICKS) latePictures++;
      if (latePictures === MAX_LATE_PICTURES) return tell("tooSlow");
    }
    if (movedMs < MOTION_MS) request = requestAnimationFrame(frame);
  }

  function goOn() {
    cancelAnimationFrame(request);
    lastPicture = performance.now();
    if (isShown && movedMs < MOTION_MS) request = requestAnimationFrame(frame);
  }

  return {
    move(slits: Slits) {
      openSlits = slits;
      movedMs = 0;
      latePictures = 0;
      goOn();
    },
    show(isShownNow: boolean) {
      isShown = isShownNow;
      goOn();
    },
  };
}

let motion: ReturnType<typeof createMotion> | undefined;

self.addEventListener("message", ({ data }: MessageEvent<WaveOrder>) => {
  if (data.kind === "start") motion = createMotion(data);
  else if (data.kind === "move") motion?.move(data.open);
  else motion?.show(data.isShown);
});
