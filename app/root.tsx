import type { ReactNode } from "react";
import { Links, Meta, Outlet } from "react-router";
import { ErrorPage } from "#app/navigation/error-page.tsx";
import { BootScript, LateScripts } from "#app/navigation/late-scripts.tsx";
import { PageScroll } from "#app/navigation/page-scroll.tsx";
import { Providers } from "./providers.tsx";

/** The HTML document around every page. */
export function Layout({ children }: { children: ReactNode }) {
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
      </head>
      <body>
        {children}
        <PageScroll />
        <BootScript />
        <LateScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
