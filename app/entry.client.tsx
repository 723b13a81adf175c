import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // A browser's translator has changed the page before React started; React draws it anew, so nothing has failed.
      onRecoverableError: (error) => console.info("Hydration repaired:", error),
    },
  );
});
