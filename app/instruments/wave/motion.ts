import { startWorker } from "#app/lib/start-worker.ts";
import type { Slits } from "#app/models/wave/double-slit.ts";
import type { WaveNews, WaveOrder } from "./wave-worker.ts";
import workerUrl from "./wave-worker.ts?worker&url";

/** Runs and stops the animation. */
export interface Motion {
  run: (slits: Slits) => void;
  stop: () => void;
}

/** Lets the still picture under `canvas` go on; the caller's CSS fades the canvas in and out. */
export function start(canvas: HTMLCanvasElement, narrowMedia: string): Motion {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const worker = startWorker(workerUrl);
  const offscreen = canvas.transferControlToOffscreen();
  const narrow = matchMedia(narrowMedia);
  const viewNow = () => (narrow.matches ? "narrow" : "wide");
  const post = (order: WaveOrder) => worker.postMessage(order, order.canvas ? [order.canvas] : []);
  let onScreen = false;

  const update = () => post({ shown: onScreen && !document.hidden });
  const turn = () => {
    // At once: the canvas is emptied for its new shape, and would darken the still while it fades.
    canvas.style.visibility = "hidden";
    post({ view: viewNow() });
  };
  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry.isIntersecting;
    update();
  });
  const stop = () => {
    worker.terminate();
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
    calm.removeEventListener("change", stop);
    narrow.removeEventListener("change", turn);
    canvas.style.opacity = "";
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WaveNews>) => {
    if (data === "over") stop();
    // What has not become steady gives way to the still, which is.
    else if (data === "rest") canvas.style.opacity = "";
    // News of a view that has been left comes too late.
    else if (data === viewNow()) {
      canvas.style.visibility = "";
      canvas.style.opacity = "1";
    }
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
  return { stop, run: (slits) => post({ run: slits }) };
}
