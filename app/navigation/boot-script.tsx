import { boot } from "./boot.ts";
import { enhancePopovers } from "./popovers.ts";

/** Inline and the same on every page, so that one hash in the Content-Security-Policy allows it. */
export function BootScript() {
  // The browser has run it before React starts; only the server writes its text.
  const text = import.meta.env.SSR ? `(${boot})();(${enhancePopovers})()` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
