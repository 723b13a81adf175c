import { type RefObject, useEffect, useRef } from "react";
import { startWorker } from "#app/lib/start-worker.ts";
import type { Slits } from "#app/models/wave/double-slit.ts";
import type { WaveNews, WaveOrder } from "./wave-worker.ts";
import workerUrl from "./wave-worker.ts?worker&url";

/** Screens that have the narrow picture. */
export const narrowMedia = "(width < 48rem)";

/** Once the page is idle and the wave in sight, its still picture goes on in the canvas for a while; CSS fades that in and out. */
export function useMotion(canvas: RefObject<HTMLCanvasElement | null>, open: RefObject<Slits>) {
  const worker = useRef<Worker>(undefined);

  useEffect(() => {
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    const target = canvas.current;
    if (!target || reducedMotion.matches) return;
    const narrowScreen = matchMedia(narrowMedia);
    const viewNow = () => (narrowScreen.matches ? "narrow" : "wide");
    const motion = new AbortController();
    const { signal } = motion;
    let isInSight = false;
    let hasBegun = false;

    const post = (order: WaveOrder) =>
      worker.current?.postMessage(order, order.canvas ? [order.canvas] : []);
    const stop = () => {
      motion.abort();
      worker.current?.terminate();
      observer.disconnect();
      target.style.opacity = "";
    };
    const update = () => post({ shown: isInSight && !document.hidden });
    const turn = () => {
      // At once: the canvas is emptied for its new shape, and would darken the still while it fades.
      target.style.visibility = "hidden";
      post({ view: viewNow() });
    };
    const hear = ({ data }: MessageEvent<WaveNews>) => {
      if (data === "over") stop();
      // A wave that has not become steady gives way to the still, which is.
      else if (data === "rest") target.style.opacity = "";
      // News of a view that has been left comes too late.
      else if (data === viewNow()) {
        target.style.visibility = "";
        target.style.opacity = "1";
      }
    };
    const begin = () => {
      if (signal.aborted) return;
      worker.current = startWorker(workerUrl);
      worker.current.addEventListener("message", hear);
      // Without its file the still picture stands.
      worker.current.addEventListener("error", (event) => {
        event.preventDefault();
        stop();
      });
      post({ canvas: target.transferControlToOffscreen(), view: viewNow(), run: open.current });
      update();
      document.addEventListener("visibilitychange", update, { signal });
      reducedMotion.addEventListener("change", stop, { signal });
      narrowScreen.addEventListener("change", turn, { signal });
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry.isIntersecting;
      update();
      if (!isInSight || hasBegun) return;
      hasBegun = true;
      whenIdle(begin);
    });
    observer.observe(target);
    return stop;
  }, [canvas, open]);

  return (slits: Slits) => worker.current?.postMessage({ run: slits } satisfies WaveOrder);
}

/** Safari has no idle callbacks; there a moment later is as good. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 500);
}
