import { detectorChances } from "#app/models/wave/detector.ts";
import { liveGrid } from "#app/models/wave/double-slit.ts";
import type { Field } from "#app/models/wave/fft.ts";
import type { StateCode } from "#app/models/wave/state-code.ts";
import { work } from "./evolution.ts";
import { createFrameBudget, firstPace, paces } from "./frame-budget.ts";
import { views } from "./views.ts";

export type ViewName = "wide" | "narrow";

/** What the page asks: the canvas comes once, a view at first and when the page changes its shape. */
export interface WaveOrder {
  canvas?: OffscreenCanvas;
  view?: ViewName;
  shown?: boolean;
  /** Start again behind one slit, from this state, or behind both. */
  oneSlit?: StateCode | null;
  /** Tell the chances of a hit in the state that is shown. */
  read?: true;
}

/** What the page hears: the view that is drawn now, that the processor is too slow, or chances. */
export type WaveNews = ViewName | "over" | number[];

const tell = (news: WaveNews) => self.postMessage(news);

let context: OffscreenCanvasRenderingContext2D | null | undefined;
let slices: ReturnType<typeof work> | undefined;
let budget = createFrameBudget();
let pace = paces[firstPace];
let psi: Field | undefined;
let viewNow: ViewName = "wide";
let oneSlit: StateCode | undefined;
let handle = 0;
let last = 0;

function frame(now: number) {
  const began = performance.now();
  slices?.next();
  const next = last ? budget(performance.now() - began, now - last) : pace;
  last = now;
  if (!next) return tell("over");
  pace = next;
  handle = requestAnimationFrame(frame);
}

function begin(view: ViewName) {
  if (!context) throw new Error("no canvas to draw on");
  budget = createFrameBudget();
  pace = paces[firstPace];
  viewNow = view;
  psi = undefined;
  slices = work(
    context,
    views[view],
    () => pace,
    (state) => {
      psi = state;
      tell(view);
    },
    oneSlit,
  );
}

self.addEventListener("message", ({ data }: MessageEvent<WaveOrder>) => {
  context ??= data.canvas?.getContext("2d", { alpha: false });
  if (data.oneSlit !== undefined) {
    oneSlit = data.oneSlit ?? undefined;
    begin(viewNow);
  }
  if (data.view) begin(data.view);
  if (data.read) tell(psi ? detectorChances(psi, liveGrid) : []);
  if (data.shown === undefined) return;
  cancelAnimationFrame(handle);
  last = 0;
  if (data.shown) handle = requestAnimationFrame(frame);
});
