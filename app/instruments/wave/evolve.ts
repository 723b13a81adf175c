import { startWorker } from "#app/lib/start-worker.ts";
import type { StateCode } from "#app/models/wave/state-code.ts";
import type { WaveNews, WaveOrder } from "./wave-worker.ts";
import workerUrl from "./wave-worker.ts?worker&url";

/** The wave in motion, for those who stop it or measure it. */
export interface Motion {
  stop: () => void;
  /** The chances of a hit in the state that is shown; nothing while the still picture stands. */
  read: () => Promise<readonly number[] | undefined>;
  closeSlit: (state: StateCode | null) => void;
}

/** Lets the still picture under `canvas` go on; the caller's CSS fades the canvas in and out. */
export function start(canvas: HTMLCanvasElement, narrowMedia: string): Motion | undefined {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  if (calm.matches) return undefined;
  const worker = startWorker(workerUrl);
  const offscreen = canvas.transferControlToOffscreen();
  const narrow = matchMedia(narrowMedia);
  const viewNow = () => (narrow.matches ? "narrow" : "wide");
  const post = (order: WaveOrder) => worker.postMessage(order, order.canvas ? [order.canvas] : []);
  let onScreen = false;
  let isOver = false;
  let answer: ((chances?: readonly number[]) => void) | undefined;

  const update = () => post({ shown: onScreen && !document.hidden });
  const turn = () => {
    canvas.style.opacity = "";
    post({ view: viewNow() });
  };
  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry.isIntersecting;
    update();
  });
  const stop = () => {
    answer?.();
    isOver = true;
    worker.terminate();
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
    calm.removeEventListener("change", stop);
    narrow.removeEventListener("change", turn);
    canvas.style.opacity = "";
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WaveNews>) => {
    if (typeof data === "object") answer?.(data.length > 0 ? data : undefined);
    else if (data === "over") stop();
    // News of a view that has been left comes too late.
    else if (data === viewNow()) canvas.style.opacity = "1";
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    stop();
  });
  post({ canvas: offscreen, view: viewNow() });
  observer.observe(canvas);
  document.addEventListener("visibilitychange", update);
  calm.addEventListener("change", stop);
  narrow.addEventListener("change", turn);
  const read = () =>
    new Promise<readonly number[] | undefined>((resolve) => {
      answer?.();
      answer = resolve;
      if (isOver) resolve(undefined);
      else post({ read: true });
    });
  return { stop, read, closeSlit: (state) => post({ oneSlit: state }) };
}
