import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { elementOfHash } from "#app/navigation/page-scroll.tsx";
import { Toaster } from "#app/navigation/toaster.tsx";

/** Gives every page the data-fetching client, focus after navigation, and a place for short messages. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());

  return (
    <QueryClientProvider client={queryClient}>
      {/* React takes over what stands in here piece by piece, and first where the visitor is. */}
      <Suspense>
        {children}
        <Booted />
      </Suspense>
      <RouteAnnouncer />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Its effect runs once the page beside it has hydrated. */
function Booted() {
  useEffect(() => {
    if (window.boot) window.boot.isBooted = true;
  }, []);
  return null;
}

/** After a navigation without a page load, focus moves to what was asked for and the new title is read out. */
function RouteAnnouncer() {
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
