import { useLayoutEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";

/** The page was scrolled so far when a link to one of its own anchors was followed. */
let followedAt: number | null = null;

/** The next anchor of this page is scrolled to from here. */
export function followAnchor(): void {
  followedAt = window.scrollY;
}

/** The router's scroll restoration, which puts every page in its place at once; an anchor of the same page is scrolled to. */
export function PageScroll() {
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
