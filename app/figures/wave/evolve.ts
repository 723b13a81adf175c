import { waveState } from "../generated/wave-state.ts";
import { liveGrid, openRoom, packet } from "./double-slit.ts";
import type { Field } from "./fft.ts";
import { createFrameBudget, firstPace, type Pace, paces } from "./frame-budget.ts";
import { createDrawing } from "./live-drawing.ts";
import { addPacket } from "./packet.ts";
import { createStep } from "./split-step.ts";
import { decodeState } from "./state-code.ts";
import { type View, views } from "./views.ts";

export interface EvolveOptions {
  view: "wide" | "narrow";
}

/** Time of the simulation that passes in a frame. */
const perFrame = 0.3;
/** A new packet comes in over this time, and again after this period. */
const entrance = 29;
const period = 200;

/** The state of the still, going on: each call is one or more frames of time. */
function createEvolution(psi: Field) {
  const steps = new Map<number, ReturnType<typeof createStep>>();
  let clock = 0;
  return (frames: number) => {
    const time = perFrame * frames;
    const step = steps.get(frames) ?? createStep(liveGrid, openRoom, time);
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

/** The work, cut into slices of one frame each. */
function* work(context: CanvasRenderingContext2D, view: View, pace: () => Pace) {
  const draw = yield* createDrawing(context, view);
  yield;
  const psi = yield* decodeState(waveState);
  yield;
  const evolve = createEvolution(psi);
  for (;;) {
    const { every, smallest } = pace();
    evolve(every);
    const bands = Math.max(1, every - 1);
    for (let band = 0; band < bands; band++) {
      if (every > 1) yield;
      draw(psi, smallest, band, bands);
    }
    context.canvas.style.opacity = "1";
    yield;
  }
}

/** Lets the still picture under `canvas` go on; the caller's CSS fades the canvas in and out. */
export function start(canvas: HTMLCanvasElement, { view }: EvolveOptions): () => void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const context = calm.matches ? null : canvas.getContext("2d", { alpha: false });
  if (!context) return () => {};
  let pace = paces[firstPace];
  const slices = work(context, views[view], () => pace);
  const budget = createFrameBudget();
  let onScreen = false;
  let handle = 0;
  let last = 0;

  const frame = (now: number) => {
    const began = performance.now();
    slices.next();
    const next = last ? budget(performance.now() - began, now - last) : pace;
    last = now;
    if (!next) return stop();
    pace = next;
    handle = requestAnimationFrame(frame);
  };
  const update = () => {
    cancelAnimationFrame(handle);
    last = 0;
    if (onScreen && !document.hidden) handle = requestAnimationFrame(frame);
  };
  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry.isIntersecting;
    update();
  });
  const stop = () => {
    cancelAnimationFrame(handle);
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
    calm.removeEventListener("change", stop);
    canvas.style.opacity = "";
  };
  observer.observe(canvas);
  document.addEventListener("visibilitychange", update);
  calm.addEventListener("change", stop);
  return stop;
}
