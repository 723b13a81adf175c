import { useEffect, useLayoutEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";

/** The scroll position at which a link to an anchor of this page was followed. */
let followedAt: number | null = null;

/** Lets the page scroll from here to the anchor that a link names. */
export function followAnchor(): void {
  followedAt = window.scrollY;
}

/** The router's scroll restoration, which puts every page in its place at once; an anchor of the same page is scrolled to. */
export function PageScroll() {
  useBfcacheScroll();
  const location = useLocation();
  const type = useNavigationType();
  const shownLocation = useRef(location);

  // A parent's layout effect: the router has scrolled, and nothing of it was painted yet.
  useLayoutEffect(() => {
    const from = followedAt;
    followedAt = null;
    if (shownLocation.current === location) return;
    const isSamePage = shownLocation.current.pathname === location.pathname;
    shownLocation.current = location;
    // Back and Forward; an address that was typed comes as one too, without a key of its own.
    if (type === "POP" && location.key !== "default") return;
    const target = elementOfHash(location.hash);
    if (from === null || !isSamePage) {
      // Nothing is returned: where scrolling gives a promise, React would take it for a clean-up.
      target?.scrollIntoView();
      return;
    }
    window.scrollTo(0, from);
    target?.scrollIntoView({ behavior: prefersLessMotion() ? "instant" : "smooth" });
  }, [location, type]);

  return <ScrollRestoration />;
}

/**
 * Puts a page that the browser kept whole back where the visitor left it. The router tells the browser not to restore
 * positions, and WebKit then shows a kept page from its top.
 */
function useBfcacheScroll(): void {
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

function prefersLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * The element that a hash names; nothing for one that is malformed or names nothing.
 * An instrument's settings may follow its name: `#name?settings`.
 */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split("?", 1)[0]));
  } catch {
    return null;
  }
}
