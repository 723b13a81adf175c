import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { elementOfHash } from "./page-scroll.tsx";

/** After a navigation without a page load, focus moves to what was asked for and the new title is read out. */
export function RouteAnnouncer() {
  const location = useLocation();
  const shownLocation = useRef(location);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const previous = shownLocation.current;
    if (previous === location) return;
    shownLocation.current = location;
    const hasMoved = previous.pathname !== location.pathname;
    const target = elementOfHash(location.hash) ?? (hasMoved ? document.querySelector("h1") : null);
    if (target) focusQuietly(target);
    if (hasMoved) setTitle(document.title);
  }, [location]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

function focusQuietly(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
