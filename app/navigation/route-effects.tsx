import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { elementOfHash, rememberShownPath } from "./fragments.ts";

/** Scrolling, focus and the announcement that a page load would give, for navigation without one. */
export function RouteEffects() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const [announced, setAnnounced] = useState("");

  // Layout effects run before the router scrolls: only a jump within a page may be smooth.
  useLayoutEffect(() => {
    rememberShownPath(location.pathname);
    if (shown.current === location) return;
    const within = shown.current.pathname === location.pathname && type !== "POP";
    document.documentElement.style.scrollBehavior = within ? "" : "auto";
  }, [location, type]);

  useEffect(() => {
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    const moved = previous.pathname !== location.pathname;
    const target = elementOfHash(location.hash) ?? (moved ? document.querySelector("h1") : null);
    if (target instanceof HTMLElement) focusWithoutScroll(target);
    if (moved) setAnnounced(document.title);
  }, [location]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

function focusWithoutScroll(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
