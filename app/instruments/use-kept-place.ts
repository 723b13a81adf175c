import { useEffect } from "react";

/** In milliseconds without scrolling. */
const PAUSE = 150;
/** Where a reader looks. */
const eye = () => innerHeight / 3;

/** Keeps what is read in its place when the screen is turned: another layout has another height above it. */
export function useKeptPlace() {
  useEffect(() => {
    const portrait = matchMedia("(orientation: portrait)");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let part: Element | null = null;
    let share = 0;

    const note = () => {
      part = document.elementFromPoint(innerWidth / 2, eye());
      const { top = 0, height = 1 } = part?.getBoundingClientRect() ?? {};
      share = (eye() - top) / height;
    };
    const noteLater = () => {
      clearTimeout(timer);
      timer = setTimeout(note, PAUSE);
    };
    const bringBack = () => {
      // A keyboard on the screen may make it wider than high too: the browser then shows the field itself.
      if (!part?.isConnected || document.activeElement?.matches("input, textarea")) return;
      const { top, height } = part.getBoundingClientRect();
      scrollBy({ top: top + share * height - eye(), behavior: "instant" });
    };
    // Drawings take another size a frame later.
    const onTurn = () => requestAnimationFrame(() => requestAnimationFrame(bringBack));

    addEventListener("scroll", noteLater);
    portrait.addEventListener("change", onTurn);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", noteLater);
      portrait.removeEventListener("change", onTurn);
    };
  }, []);
}
