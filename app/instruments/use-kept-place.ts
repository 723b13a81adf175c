import { useEffect } from "react";

/** Milliseconds without scrolling after which a part counts as read. */
const SCROLL_PAUSE_MS = 150;
/** How far below the top of the window a reader looks. */
const eyeLevel = () => innerHeight / 3;

/** Keeps what is read in its place when the screen is turned: another layout has another height above it. */
export function useKeptPlace() {
  useEffect(() => {
    const portrait = matchMedia("(orientation: portrait)");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readPart: Element | null = null;
    let readShare = 0;

    const notePlace = () => {
      readPart = document.elementFromPoint(innerWidth / 2, eyeLevel());
      const { top = 0, height = 1 } = readPart?.getBoundingClientRect() ?? {};
      readShare = (eyeLevel() - top) / height;
    };
    const noteLater = () => {
      clearTimeout(timer);
      timer = setTimeout(notePlace, SCROLL_PAUSE_MS);
    };
    const bringBack = () => {
      // A keyboard on the screen may make it wider than high too: the browser then shows the field itself.
      if (!readPart?.isConnected || document.activeElement?.matches("input, textarea")) return;
      const { top, height } = readPart.getBoundingClientRect();
      scrollBy({ top: top + readShare * height - eyeLevel(), behavior: "instant" });
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
