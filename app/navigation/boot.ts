/** What the page shares with its boot script, which runs before any module. */
export interface BootState {
  /** A form that the visitor sent before React could take it. */
  heldForm: HTMLFormElement | null;
  booted: boolean;
  /** Leaves the page to the browser: its links, menus and anchors work, and a held form goes its native way. */
  giveUp: () => void;
}

declare global {
  interface Window {
    boot?: BootState;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/**
 * Runs inline in every page, as text: it may use nothing from outside its own body.
 * React starts after load when the browser is idle, or at the first touch, key or focus. Until then
 * the page works by itself, and a form that is sent is held back rather than put into the address.
 */
export function boot() {
  const files = (document.currentScript?.dataset.files ?? "").split(" ");
  const state: BootState = {
    heldForm: null,
    booted: false,
    giveUp() {
      // Each lost file says so, and the form must be sent once.
      if (state.booted) return;
      state.booted = true;
      state.heldForm?.submit();
    },
  };
  window.boot = state;
  const triggers = ["pointerdown", "keydown", "focusin"];
  let started = false;

  function start() {
    if (started) return;
    started = true;
    for (const type of triggers) removeEventListener(type, start, true);
    const policy = window.trustedTypes?.createPolicy("boot", { createScriptURL: (file) => file });
    // The Content-Security-Policy trusts what a trusted script inserts, but nothing that it imports.
    for (const file of files) {
      const script = document.createElement("script");
      script.type = "module";
      script.async = false;
      script.src = policy?.createScriptURL(file) ?? file;
      script.onerror = state.giveUp;
      document.head.append(script);
    }
  }

  for (const type of triggers) addEventListener(type, start, { capture: true, passive: true });
  addEventListener(
    "submit",
    (event) => {
      if (state.booted) return;
      event.preventDefault();
      state.heldForm = event.target as HTMLFormElement;
      start();
    },
    true,
  );
  function startWhenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  }

  // A fast connection ends loading before the first frame is shown; the text comes first there too.
  addEventListener("load", () => {
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return startWhenIdle();
    const painted = new PerformanceObserver((list) => {
      // A page that comes by halves may be painted before it has any text.
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      painted.disconnect();
      startWhenIdle();
    });
    painted.observe({ type: "paint", buffered: true });
  });
}
