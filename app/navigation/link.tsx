import type { KeyboardEvent, MouseEvent } from "react";
import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation } from "react-router";
import {
  canonicalPath,
  type Href,
  isFirstEmail,
  siteOf,
  splitHref,
  withoutSlash,
} from "#app/lib/href.ts";
import { tellOffline, useOnlineStatus } from "./connection.tsx";
import { followAnchor } from "./page-scroll.tsx";

export interface LinkProps extends Omit<RouterLinkProps, "to" | "reloadDocument"> {
  to: Href;
  /**
   * The view transition's name of the picture that this page shares with the next: here it is the `.carried` of the list
   * item around the link, there a style sheet names it.
   */
  carries?: "opening" | `study-${string}`;
}

/** React Router's link, typed by the route list, with this site's defaults. */
export function Link({ to, onClick, carries, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isOnline = useOnlineStatus();
  const { path, anchor } = splitHref(to);
  // On an alias address an anchor of the same page stays on that address.
  const isWithin = anchor !== "" && canonicalPath(pathname) === canonicalPath(path);

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (isWithin) {
      // Any other click opens a new tab or a menu.
      if (event.button === 0 && !isModified(event)) followAnchor();
      return;
    }
    if (navigator.onLine) {
      const picture = event.currentTarget.closest("li")?.querySelector<HTMLElement>(".carried");
      if (carries && picture) picture.style.viewTransitionName = carries;
      return;
    }
    // The router would trade this page for the browser's error page.
    event.preventDefault();
    tellOffline();
  }

  return (
    <RouterLink
      to={isWithin ? `${withoutSlash(pathname)}#${anchor}` : to}
      // A browser remembers a module that failed to load, so nothing is fetched ahead without a network.
      prefetch={isWithin || !isOnline ? "none" : "intent"}
      // Each site has its own style sheet: between the two a page is loaded whole.
      reloadDocument={siteOf(path) !== siteOf(pathname) || isFirstEmail(to)}
      onClick={onFollow}
      viewTransition={carries !== undefined}
      data-within={isWithin || undefined}
      {...rest}
    />
  );
}

export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
