import { useEffect } from "react";

/**
 * Puts a page that the browser kept whole back where the visitor left it. The router tells the browser not to restore
 * positions, and WebKit then shows a kept page from its top.
 */
export function useBfcacheScroll(): void {
  useEffect(() => {
    let top = 0;
    const leave = () => {
      top = window.scrollY;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ top, behavior: "instant" });
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, []);
}
