import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * The page as it was sent, because React clears a document that it cannot hydrate before it draws it anew. It belongs to
 * a document without a window, because the browser would load the pictures of a copy, also those that it does not show.
 */
const sentPage = document.implementation
  .createHTMLDocument()
  .importNode(document.documentElement, true);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // A browser's translator has changed the page before React started; React draws it anew, so nothing has failed.
      onRecoverableError: (error) => console.info("Hydration repaired:", error),
      // A page that was altered on its way, such as by a proxy that strips comments, stays readable.
      onUncaughtError: (error) => {
        if (!window.boot?.isBooted) document.documentElement.replaceWith(sentPage);
        reportError(error);
      },
    },
  );
});
