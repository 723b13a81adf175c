import { useRouteError } from "react-router";
import { siteOf } from "#app/lib/href.ts";

/** Shown when a page cannot be drawn. Plain links: the router itself may be what failed. */
export function ErrorPage() {
  const error = useRouteError();
  const site = typeof location === "undefined" ? "quantum" : siteOf(location.pathname);
  return (
    <main
      data-site={site}
      className="mx-auto flex min-h-svh max-w-prose flex-col justify-center px-gutter"
    >
      <title>This page could not be shown | Adyakshar</title>
      <h1 className="text-heading">This page could not be shown</h1>
      <p className="mt-4 text-lead text-muted">
        Something failed on our side while drawing it. Reloading often helps; so does starting from
        a home page.
      </p>
      {import.meta.env.DEV && (
        <pre className="mt-4 whitespace-pre-wrap text-label">
          {error instanceof Error ? error.stack : String(error)}
        </pre>
      )}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <a href="/" className="underline underline-offset-4">
          Quantum Labs home
        </a>
        <a href="/adyakshar" className="underline underline-offset-4">
          Adyakshar home
        </a>
      </p>
    </main>
  );
}
