import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { ConnectionNotice } from "#app/navigation/connection-notice.tsx";
import { ErrorPage } from "#app/navigation/error-page.tsx";
import { RouteEffects } from "#app/navigation/route-effects.tsx";
import "#app/styles/app.css";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queryClient] = useState(() => new QueryClient());
  useEffect(() => {
    if (window.boot) window.boot.booted = true;
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <RouteEffects />
      <ConnectionNotice />
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
