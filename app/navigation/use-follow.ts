import { useCallback } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { splitHref } from "#app/lib/href.ts";
import { connectionHeld, loadPageInstead } from "./connection.ts";
import { loadLateFonts, showLateFonts } from "./late-fonts.ts";
import { isLoaded, loadPage } from "./route-modules.ts";
import { rememberScroll } from "./scroll-manager.tsx";

/** Goes to another page without a page load, or by one if its files cannot be had. */
export function useFollow() {
  const navigate = useNavigate();
  return useCallback(
    async (to: string) => {
      const { path } = splitHref(to);
      loadLateFonts();
      try {
        if (!isLoaded(path)) await loadPage(path);
      } catch {
        await loadPageInstead(to);
        return;
      }
      connectionHeld();
      rememberScroll();
      const show = () => {
        showLateFonts();
        flushSync(() => navigate(to));
      };
      if (document.startViewTransition) document.startViewTransition(show);
      else show();
    },
    [navigate],
  );
}
