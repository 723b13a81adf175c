import { useEffect, useEffectEvent, useState } from "react";

/** All shots of a run are shown within this time. */
const REVEAL_MS = 1200;

/** How many shots are shown: one after the other, at once where motion is unwelcome. */
export function useRevealedShots(shots: Uint8Array): number {
  const [revealed, setRevealed] = useState(0);
  const total = shots.length;
  // Fewer shots than before are those of another run.
  if (revealed > total) setRevealed(total);

  const from = useEffectEvent(() => Math.min(revealed, total));
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setRevealed(total);
    let frame = 0;
    const before = from();
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - start) / REVEAL_MS));
      setRevealed(before + Math.floor(part * (total - before)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [total]);

  return Math.min(revealed, total);
}
