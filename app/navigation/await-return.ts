import { isLoaded, loadPage } from "./route-modules.ts";

/**
 * After a reload, Back may lead to a page whose files are not here yet. The page that is shown stays until they are, as with
 * a link. Call before the router listens.
 */
export function awaitReturn() {
  window.addEventListener("popstate", (event) => {
    const { pathname } = window.location;
    if (isLoaded(pathname)) return;
    event.stopImmediatePropagation();
    const arrive = () => {
      if (window.location.pathname !== pathname) return;
      window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    };
    // The address is right already: if a file is gone, the page is loaded whole.
    loadPage(pathname).then(arrive, () => window.location.reload());
  });
}
