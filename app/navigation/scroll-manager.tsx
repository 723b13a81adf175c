import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { elementOfHash } from "./fragments.ts";
import { ScrollPositions } from "./scroll-positions.ts";

const positions = new ScrollPositions();
let shownKey = "default";

/** Call before a navigation that scrolls: where the visitor is now is where Back returns to. */
export function rememberScroll() {
  positions.set(shownKey, window.scrollY);
}

/** A new page starts at its top or its anchor; Back and Forward return to where the visitor was. */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    positions.restore(sessionStorage);
    history.scrollRestoration = "manual";
    // The browser itself restores a page that is loaded again.
    function leave() {
      positions.keep(sessionStorage);
      history.scrollRestoration = "auto";
    }
    function arrive() {
      history.scrollRestoration = "manual";
    }
    // Kept as it changes: at popstate it would be too late, for React draws within the router's listener.
    window.addEventListener("scroll", rememberScroll, { passive: true });
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", arrive);
    return () => {
      window.removeEventListener("scroll", rememberScroll);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", arrive);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    shownKey = location.key;
    if (previous === location) return;
    shown.current = location;
    const samePage = previous.pathname === location.pathname;
    if (type === "POP") returnTo(location, samePage);
    else arriveAt(location, samePage);
  }, [location, type]);

  return null;
}

function returnTo(location: Location, samePage: boolean) {
  // A fragment that the visitor typed has no history state: the browser has scrolled to it already.
  if (samePage && history.state === null) return;
  window.scrollTo({ top: positions.get(location.key), behavior: "instant" });
}

function arriveAt(location: Location, samePage: boolean) {
  const target = elementOfHash(location.hash);
  if (!target) {
    if (!samePage) window.scrollTo({ top: 0, behavior: "instant" });
    return;
  }
  // Within a page the stylesheet decides: smooth, or a jump where motion is reduced.
  target.scrollIntoView({ behavior: samePage ? "auto" : "instant" });
}
