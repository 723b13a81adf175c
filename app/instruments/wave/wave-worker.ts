import type { Slits } from "#app/models/wave/double-slit.ts";
import { createFrameBudget, FIRST_PACE, paces } from "./frame-budget.ts";
import { SETTLING, work } from "./frames.ts";
import { views } from "./views.ts";

export type ViewName = "wide" | "narrow";

/** What the page asks: the canvas comes once, a view at first and when the page changes its shape. */
export interface WaveOrder {
  canvas?: OffscreenCanvas;
  view?: ViewName;
  shown?: boolean;
  /** Go on behind so many slits until it is steady. */
  run?: Slits;
}

/** What the page hears: that a view is drawn; that it rests without being steady; that the processor is too slow. */
export type WaveNews = ViewName | "rest" | "over";

const tell = (news: WaveNews) => self.postMessage(news);

/** Milliseconds of motion; WCAG 2.2.2 allows five seconds without a button to stop it. */
const LONGEST = 4000;
/** A fast screen has frames closer than this. */
const SHORTEST_FRAME = 12;

let context: OffscreenCanvasRenderingContext2D | null | undefined;
let slices: ReturnType<typeof work> | undefined;
let budget = createFrameBudget();
let pace = paces[FIRST_PACE];
let viewNow: ViewName = "wide";
let open: Slits = 2;
/** Time until it is steady and until it rests; and when it was first seen to move. */
let unsteady = 0;
let left = 0;
let began = 0;
let isShown = false;
let handle = 0;
let last = 0;

function rest() {
  left = 0;
  if (unsteady > 0) tell("rest");
}

function frame(now: number) {
  if (last && now - last < SHORTEST_FRAME) {
    handle = requestAnimationFrame(frame);
    return;
  }
  const start = performance.now();
  slices?.next();
  const next = last ? budget(performance.now() - start, now - last) : pace;
  last = now;
  if (!next) return tell("over");
  pace = next;
  if (left <= 0 || (began && now - began > LONGEST)) return rest();
  handle = requestAnimationFrame(frame);
}

function drawn(time: number) {
  if (!began) {
    began = last;
    tell(viewNow);
  }
  left -= time;
  unsteady -= time;
}

function begin(view: ViewName) {
  if (!context) throw new Error("no canvas to draw on");
  budget = createFrameBudget();
  pace = paces[FIRST_PACE];
  viewNow = view;
  began = 0;
  // The work begins with the still's two slits.
  unsteady = open === 2 ? 0 : SETTLING;
  slices = work(context, views[view], () => ({ pace, open }), drawn);
}

function run(slits: Slits) {
  left = SETTLING;
  began = 0;
  if (slits !== open) {
    open = slits;
    unsteady = SETTLING;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<WaveOrder>) => {
  context ??= data.canvas?.getContext("2d", { alpha: false });
  if (data.view) begin(data.view);
  if (data.run) run(data.run);
  isShown = data.shown ?? isShown;
  cancelAnimationFrame(handle);
  last = 0;
  if (isShown && left > 0) handle = requestAnimationFrame(frame);
});
