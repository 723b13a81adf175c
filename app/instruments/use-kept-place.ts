import { type RefObject, useEffect } from "react";

/** Where a reader looks, as a part of the window's height. */
const eye = 1 / 3;
/** In milliseconds without scrolling. */
const pause = 150;

/** Keeps what is read in the instrument around `own` in its place when the screen is turned. */
export function useKeptPlace(own: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const instrument = own.current?.closest("[data-instrument]");
    const portrait = matchMedia("(orientation: portrait)");
    let read: { part: Element; share: number } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const note = () => {
      const y = innerHeight * eye;
      const part = document.elementFromPoint(innerWidth / 2, y);
      read = undefined;
      if (!part || !instrument?.contains(part)) return;
      const { top, height } = part.getBoundingClientRect();
      read = { part, share: (y - top) / height };
    };
    const noteLater = () => {
      clearTimeout(timer);
      timer = setTimeout(note, pause);
    };
    const bringBack = () => {
      // A keyboard on the screen may make it wider than high too: the browser then shows the field itself.
      if (!read?.part.isConnected || document.activeElement?.matches("input, textarea")) return;
      const { top, height } = read.part.getBoundingClientRect();
      scrollBy({ top: top + read.share * height - innerHeight * eye, behavior: "instant" });
    };
    // Drawings take another size a frame later.
    const onTurn = () => requestAnimationFrame(() => requestAnimationFrame(bringBack));

    addEventListener("scroll", noteLater, { passive: true });
    portrait.addEventListener("change", onTurn);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", noteLater);
      portrait.removeEventListener("change", onTurn);
    };
  }, [own]);
}
