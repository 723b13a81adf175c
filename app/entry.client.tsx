import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { leaveFragmentsToBrowser } from "#app/navigation/fragments.ts";
import { popoverManners } from "#app/navigation/popovers.ts";

leaveFragmentsToBrowser();
// In production the page runs it inline, before this module.
if (import.meta.env.DEV) popoverManners();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
