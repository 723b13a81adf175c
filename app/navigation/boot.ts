/** Shared by the page and its boot script, which runs before any module. */
export interface BootState {
  /** A form that the visitor sent before React could take it. */
  heldForm: HTMLFormElement | null;
  /** True if React has taken over. */
  isBooted: boolean;
  /** True when the page is left to the browser: React could not be had or failed to start, or another page was sent than asked for. */
  hasGivenUp: boolean;
}

declare global {
  interface Window {
    boot?: BootState;
  }
}

/**
 * Runs inline in every page, as text: it may use nothing from outside its own body.
 * React starts after load when the browser is idle, or at the first touch, key or focus. Until then the page works by
 * itself, and a form that is sent is held back rather than put into the address.
 */
export function boot() {
  const state: BootState = { heldForm: null, isBooted: false, hasGivenUp: false };
  window.boot = state;
  const triggers = ["pointerdown", "keydown", "focusin"];
  let isStarted = false;

  /** Leaves the page to the browser: its links, menus and anchors work, and a held form goes its native way. */
  function giveUp(fault?: unknown) {
    if (state.isBooted || state.hasGivenUp) return;
    state.hasGivenUp = true;
    if (fault) document.documentElement.dataset.scriptsLost = "";
    state.heldForm?.submit();
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const type of triggers) removeEventListener(type, start, true);
    const late = document.querySelector<HTMLTemplateElement>("template[data-late-scripts]");
    if (!late || !isPageOf(location.pathname, late.dataset.lateScripts ?? "")) return giveUp();
    for (const script of late.content.querySelectorAll("script")) script.onerror = giveUp;
    // A script may come and be broken.
    for (const type of ["error", "unhandledrejection"]) addEventListener(type, giveUp);
    late.replaceWith(late.content);
  }

  /**
   * True when the page that was sent belongs to the address. Hosts answer an address with a page in their own ways, and
   * the router would replace a page that it does not find there. It is shown the page's own address instead where only
   * case, slashes or the file's name differ.
   */
  function isPageOf(address: string, sentPath: string): boolean {
    if (sentPath === "/404") {
      console.log("Page not found:", address);
      return false;
    }
    const bare = (path: string) => path.toLowerCase().replace(/\/(index\.html)?\/*$/, "");
    if (bare(address) !== bare(sentPath)) return false;
    if (address !== sentPath) {
      history.replaceState(history.state, "", sentPath + location.search + location.hash);
    }
    return true;
  }

  function startWhenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  /**
   * Scrolls to the instrument that the address names: browsers do not for `#name?settings`, and on a reload the instrument
   * is not yet tall enough.
   */
  function landOnInstrument() {
    const place = document.getElementById(location.hash.slice(1).split("?", 1)[0]);
    if (place?.dataset.instrument === undefined) return;
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type !== "navigate" && place.getBoundingClientRect().top >= 0) return;
    history.scrollRestoration = "manual";
    place.scrollIntoView();
  }

  for (const type of triggers) addEventListener(type, start, { capture: true, passive: true });
  addEventListener(
    "submit",
    (event) => {
      if (state.isBooted || state.hasGivenUp) return;
      event.preventDefault();
      state.heldForm = event.target as HTMLFormElement;
      start();
    },
    true,
  );
  addEventListener("load", () => {
    // A fast connection ends loading before the first frame is shown. The second frame begins when the first is on its way
    // to the screen, so that the text comes first there too.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startWhenIdle)));
    // A page in the background draws no frames.
    setTimeout(start, 4000);
  });
  landOnInstrument();
}
