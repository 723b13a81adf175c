import { useEffect } from "react";

/** The page that the visitor asked for and that has not come yet. */
let asked: string | null = null;

export function askForPage(href: string): void {
  asked = href;
}

export function pageArrived(): void {
  asked = null;
}

/**
 * After a deployment the files of other pages may be gone; the router then reloads the page it is on. Where the browser
 * has the Navigation API, the page that the visitor asked for is loaded instead, and without a network none is lost.
 */
export function useAskedPage(refuse: () => void): void {
  useEffect(() => {
    if (!("navigation" in window)) return;
    const loadAsked = (event: NavigateEvent) => {
      const target = asked;
      if (!target || event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      if (!navigator.onLine) return refuse();
      // The present event is the reload's; the new navigation has one of its own.
      setTimeout(() => window.location.assign(target));
    };
    navigation.addEventListener("navigate", loadAsked);
    return () => navigation.removeEventListener("navigate", loadAsked);
  }, [refuse]);
}
