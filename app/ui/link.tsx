import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router";
import { canonicalPath, type Href, splitHref } from "#app/lib/href.ts";
import { connectionHeld, loadPageInstead } from "#app/navigation/connection.ts";
import { isRouteLoaded, loadRoute } from "#app/navigation/load-route.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: Href;
}

/** A link within the sites: a plain anchor before React starts, a soft navigation after. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { path, anchor } = splitHref(to);
  // On a twin address an anchor of the same page stays on that address.
  const samePage = anchor !== "" && canonicalPath(location.pathname) === canonicalPath(path);
  const target = samePage ? `${location.pathname}#${anchor}` : to;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || samePage) return;
    if (isRouteLoaded(path)) {
      connectionHeld();
      return;
    }
    event.preventDefault();
    loadRoute(path).then(
      () => {
        connectionHeld();
        navigate(target, { viewTransition: true });
      },
      () => loadPageInstead(target),
    );
  }

  return (
    <RouterLink
      to={target}
      prefetch="intent"
      viewTransition={!samePage}
      discover="none"
      onClick={follow}
      {...rest}
    />
  );
}

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
