import { type RefObject, useEffect, useRef } from "react";
import { startWorker } from "#app/lib/start-worker.ts";
import type { Slits } from "./double-slit.ts";
import type { WaveNews, WaveOrder } from "./wave-worker.ts";
import workerUrl from "./wave-worker.ts?worker&url";

/** Screens that have the narrow picture. */
export const narrowMedia = "(width < 48rem)";

/** Once the page is idle and the wave in sight, its still picture goes on in the canvas for a while; CSS fades that in and out. */
export function useMotion(
  canvas: RefObject<HTMLCanvasElement | null>,
  openSlits: RefObject<Slits>,
) {
  const worker = useRef<Worker>(undefined);

  useEffect(() => {
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    const target = canvas.current;
    if (!target || reducedMotion.matches) return;
    const narrowScreen = matchMedia(narrowMedia);
    const motion = new AbortController();
    const { signal } = motion;
    let isInSight = false;
    let isStarted = false;

    const start = () => {
      if (signal.aborted) return;
      worker.current = startWorker(workerUrl);
      worker.current.addEventListener("message", onMessage);
      // Without its file the still picture stands.
      worker.current.addEventListener("error", (event) => {
        event.preventDefault();
        stop();
      });
      const view = narrowScreen.matches ? "narrow" : "wide";
      const ground = getComputedStyle(target).getPropertyValue("--ground");
      const offscreen = target.transferControlToOffscreen();
      const open = openSlits.current;
      send(worker.current, { kind: "start", canvas: offscreen, view, open, ground });
      sendVisibility();
      document.addEventListener("visibilitychange", sendVisibility, { signal });
      reducedMotion.addEventListener("change", stop, { signal });
      // The still picture, which stays, has both shapes.
      narrowScreen.addEventListener("change", stop, { signal });
    };
    const stop = () => {
      motion.abort();
      worker.current?.terminate();
      observer.disconnect();
      target.style.opacity = "";
    };
    const onMessage = ({ data }: MessageEvent<WaveNews>) => {
      if (data === "drawn") target.style.opacity = "1";
      else stop();
    };
    const sendVisibility = () =>
      send(worker.current, { kind: "show", isShown: isInSight && !document.hidden });
    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry.isIntersecting;
      sendVisibility();
      if (!isInSight || isStarted) return;
      isStarted = true;
      whenIdle(start);
    });
    observer.observe(target);
    return stop;
  }, [canvas, openSlits]);

  return (open: Slits) => send(worker.current, { kind: "move", open });
}

function send(worker: Worker | undefined, order: WaveOrder): void {
  worker?.postMessage(order, order.kind === "start" ? [order.canvas] : []);
}

/** Safari has no idle callbacks; there a moment later is as good. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 500);
}
