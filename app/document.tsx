import type { ReactNode } from "react";
import { Links, Meta, Scripts } from "react-router";

/** The HTML around every page. It is written when the site is built; in production no browser runs it. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <div id="app">{children}</div>
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}
