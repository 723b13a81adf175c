import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { whenIdle } from "#app/lib/when-idle.ts";
import { awaitReturn } from "#app/navigation/await-return.ts";
import { ClientRoutes } from "#app/navigation/client-routes.tsx";
import { ErrorBoundary } from "#app/navigation/error-boundary.tsx";
import { loadLateFonts } from "#app/navigation/late-fonts.ts";
import { popoverManners } from "#app/navigation/popovers.ts";
import { loadPage } from "#app/navigation/route-modules.ts";
import { Providers } from "#app/providers.tsx";

/** The plain router is 23 kB lighter than the one for loaders and actions, which no route here has. */
async function start() {
  const container = document.getElementById("app");
  if (!container) return;
  await loadPage(window.location.pathname);
  awaitReturn();
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <ErrorBoundary>
          {/* A view transition needs the new page at once, not when React finds the time. */}
          <BrowserRouter useTransitions={false}>
            <Providers>
              <ClientRoutes />
            </Providers>
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>,
    );
  });
  whenIdle(loadLateFonts);
}

// Hot reload works through React Router's own start.
if (import.meta.env.DEV) {
  const { HydratedRouter } = await import("react-router/dom");
  popoverManners();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
} else {
  start().catch(() => window.boot?.giveUp());
}
