import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "#app/lib/when-idle.ts";
import type { Slits } from "#app/models/wave/double-slit.ts";
import type { Motion } from "./motion.ts";

/** Once the page is idle and the wave in sight, its still picture goes on in the canvas for a while. */
export function useMotion(
  canvas: RefObject<HTMLCanvasElement | null>,
  narrowMedia: string,
  open: RefObject<Slits>,
) {
  const motion = useRef<Motion>(undefined);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !("transferControlToOffscreen" in target)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let left = false;
    const begin = async () => {
      if (left) return;
      const { start } = await import("./motion.ts");
      if (left) return;
      motion.current = start(target, narrowMedia);
      motion.current.run(open.current);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      // Without the module or its worker the still picture stands.
      whenIdle(() => begin().catch(() => undefined));
    });
    observer.observe(target);
    return () => {
      left = true;
      observer.disconnect();
      motion.current?.stop();
    };
  }, [canvas, narrowMedia, open]);

  return (slits: Slits) => motion.current?.run(slits);
}
