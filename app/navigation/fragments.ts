let shownPath = "";

/** Tells the listener below which page the router shows. */
export function rememberShownPath(pathname: string) {
  shownPath = pathname;
}

/**
 * A fragment that the visitor types, or that another script sets, is the browser's business: it has
 * scrolled already. The router would try to decode it, warn, and jump to the top.
 */
export function leaveFragmentsToBrowser() {
  window.addEventListener("popstate", (event) => {
    if (event.state === null && location.pathname === shownPath) event.stopImmediatePropagation();
  });
}

/** The element that a hash names; nothing for one that is malformed or names nothing. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
