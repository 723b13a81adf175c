import { type RefObject, useEffect } from "react";

/** Where a reader looks, as a part of the window's height. */
const eye = 1 / 3;
/** In milliseconds without scrolling. */
const pause = 150;

/** Keeps what is read within `frame` in its place when the screen is turned: the new layout has another height. */
export function useKeptPlace(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const portrait = matchMedia("(orientation: portrait)");
    let read: { part: Element; share: number } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const note = () => {
      const y = innerHeight * eye;
      const part = document.elementFromPoint(innerWidth / 2, y);
      if (!part || !frame.current?.contains(part)) {
        read = undefined;
        return;
      }
      const { top, height } = part.getBoundingClientRect();
      read = { part, share: (y - top) / height };
    };
    const noteLater = () => {
      clearTimeout(timer);
      timer = setTimeout(note, pause);
    };
    const bringBack = () => {
      if (!read?.part.isConnected) return;
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
  }, [frame]);
}
