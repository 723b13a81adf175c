import { waveState } from "../generated/wave-state.ts";
import { createPalette, createSampler } from "./dots.ts";
import { liveGrid, openRoom, packet } from "./double-slit.ts";
import type { Field } from "./fft.ts";
import { createFrameBudget, firstPace, type Pace, paces } from "./frame-budget.ts";
import { createSites } from "./lattice.ts";
import { addPacket } from "./packet.ts";
import { ground, mix } from "./phase-color.ts";
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

function createDrawing(context: CanvasRenderingContext2D, view: View) {
  const { canvas } = context;
  const density = Math.min(devicePixelRatio, view.upright ? 2 : 1.5);
  canvas.width = view.width * density;
  canvas.height = view.height * density;
  context.scale(density, density);
  const sites = createSites(view);
  const sample = createSampler(liveGrid, sites, view.pitch);
  const palette = createPalette();
  const next = new Int32Array(sites.length);

  return (psi: Field, smallest: number) => {
    const { radius, color } = sample(psi, smallest);
    const first = new Int32Array(palette.length).fill(-1);
    for (let n = 0; n < sites.length; n++) {
      if (radius[n] === 0) continue;
      next[n] = first[color[n]];
      first[color[n]] = n;
    }
    context.fillStyle = mix(ground, ground, 0);
    context.fillRect(0, 0, view.width, view.height);
    first.forEach((head, c) => {
      if (head < 0) return;
      context.fillStyle = palette[c];
      context.beginPath();
      for (let n = head; n >= 0; n = next[n]) {
        const { px, py } = sites[n];
        context.moveTo(px + radius[n], py);
        context.arc(px, py, radius[n], 0, 2 * Math.PI);
      }
      context.fill();
    });
  };
}

/** The work, cut into slices of one frame each. */
function* work(context: CanvasRenderingContext2D, view: View, pace: () => Pace) {
  const draw = createDrawing(context, view);
  yield;
  const psi = decodeState(waveState);
  const evolve = createEvolution(psi);
  yield;
  for (;;) {
    const { every, smallest } = pace();
    evolve(every);
    for (let i = 1; i < every; i++) yield;
    draw(psi, smallest);
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
