import { useEffect, useEffectEvent, useState } from "react";

/** In milliseconds, for all shots of a run. */
const fall = 1200;

/** How many shots have fallen: they come one after the other, at once where motion is unwelcome. */
export function useFallen(shots: Uint8Array): number {
  const [fallen, setFallen] = useState(0);
  const total = shots.length;
  // Fewer than before: another run.
  if (fallen > total) setFallen(total);

  const from = useEffectEvent(() => Math.min(fallen, total));
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setFallen(total);
    let frame = 0;
    const before = from();
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - start) / fall));
      setFallen(before + Math.floor(part * (total - before)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [total]);

  return Math.min(fallen, total);
}
