import { Scripts } from "react-router";

/**
 * React Router's scripts, written into the page but not run: `boot` inserts them when the browser is idle. On the server
 * they stand in a <noscript>, from which React hoists no preloads; entry.server.tsx turns it into a <template>.
 */
export function LateScripts() {
  if (!import.meta.env.SSR) return <Scripts />;
  return (
    <noscript data-late-scripts>
      <Scripts />
    </noscript>
  );
}
