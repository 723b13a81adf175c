import { Scripts } from "react-router";
import { boot } from "./boot.ts";
import { enhancePopovers } from "./popovers.ts";

/**
 * React Router's scripts, written into the page but not run: `boot` inserts them when the browser is idle. On the server
 * they stand in a <noscript>, from which React hoists no preloads; `deferScripts` turns it into a <template>.
 */
export function LateScripts() {
  if (!import.meta.env.SSR) return <Scripts />;
  return (
    <noscript data-late-scripts>
      <Scripts />
    </noscript>
  );
}

/**
 * Makes React's start inert: everything from the marker of `LateScripts` to the end of the body, which is scripts, their
 * preloads and the router's data. The template names the path of the page, so that `boot` can tell it from another.
 */
export function deferScripts(html: string, path: string): string {
  const [page, scripts] = html.split('<noscript data-late-scripts="true">');
  if (scripts === undefined) throw new Error("The document has no <LateScripts />");
  const inert = scripts.replace("</noscript>", "").replace("</body>", "</template></body>");
  return `${page}<template data-late-scripts="${path.replace(/(?!^)\/$/, "")}">${inert}`;
}

/** Inline and the same on every page, so that one hash in the Content-Security-Policy allows it. */
export function BootScript() {
  // The browser has run it before React starts; only the server writes its text.
  const text = import.meta.env.SSR ? `(${boot})();(${enhancePopovers})()` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
