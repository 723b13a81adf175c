import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { canonicalPath, type Href, splitHref, withoutSlash } from "#app/lib/href.ts";
import { siteOf } from "#app/lib/site.ts";
import { loadPage } from "./route-modules.ts";
import { rememberScroll } from "./scroll-manager.tsx";
import { useFollow } from "./use-follow.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: Href;
}

/** A link within the sites: a plain anchor before React starts, a soft navigation after. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const follow = useFollow();
  const { path, anchor } = splitHref(to);
  // On a twin address an anchor of the same page stays on that address.
  const within = anchor !== "" && canonicalPath(location.pathname) === canonicalPath(path);
  const target = within ? `${withoutSlash(location.pathname)}#${anchor}` : to;

  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    // Each site has its own stylesheet: between the two a page is loaded whole.
    if (siteOf(path) !== siteOf(location.pathname)) return;
    event.preventDefault();
    if (!within) {
      void follow(target);
      return;
    }
    rememberScroll();
    navigate(target, { replace: location.hash === `#${anchor}` });
  }

  // Fetches ahead what a visitor is about to ask for; a failure shows when the link is followed.
  function onIntent() {
    if (!within && siteOf(path) === siteOf(location.pathname)) loadPage(path).catch(() => {});
  }

  return (
    <a href={target} onClick={onFollow} onPointerEnter={onIntent} onFocus={onIntent} {...rest} />
  );
}

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
