import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { cx } from "#app/lib/cx.ts";
import { canonicalPath, type Href } from "#app/lib/href.ts";
import { StatusLine } from "#app/navigation/connection.tsx";
import { Link } from "#app/navigation/link.tsx";
import { Container } from "./container.tsx";

export interface SiteHeaderProps {
  brand: ReactNode;
  /** Added until the page is scrolled past the marker, for one that opens on a ground of its own. */
  topClassName?: string;
  /** As tall as the number of pixels after which the header counts as scrolled. */
  markerClassName: string;
  children: ReactNode;
}

const menuId = "site-menu";

/** A header that stays: one list of links, laid out in a row or, on small screens, as a native popover. */
export function SiteHeader({ brand, topClassName, markerClassName, children }: SiteHeaderProps) {
  const { marker, isPast } = useScrolledPast();
  return (
    <>
      <div ref={marker} aria-hidden="true" className={cx("absolute top-0 w-px", markerClassName)} />
      <header
        data-scrolled={isPast || undefined}
        className={cx(
          "site-header sticky top-0 z-40 border-b transition-colors duration-200 has-[:popover-open]:bg-ground noscript:border-line print:static print:border-line",
          isPast
            ? "border-line bg-ground"
            : cx("border-transparent", topClassName ?? (isPast === undefined && "bg-ground")),
        )}
      >
        <Container className="flex h-18 items-center justify-between gap-2 sm:gap-6">
          {brand}
          <button
            type="button"
            popoverTarget={menuId}
            suppressHydrationWarning
            className="-mr-3 inline-flex min-h-11 flex-none items-center gap-2.5 px-3 font-medium lg:hidden print:hidden"
          >
            <span className="menu-open">Menu</span>
            <span className="menu-close">Close</span>
            <span aria-hidden="true" className="menu-icon" />
          </button>
          <nav id={menuId} popover="auto" aria-label="Main" className="site-menu">
            {children}
          </nav>
        </Container>
        <StatusLine />
      </header>
    </>
  );
}

/**
 * Says if the page is scrolled past a marker, which is an element as tall as the threshold at the page's top, or undefined
 * until scripts know. The browser watches it, so no scroll handler runs and no layout is forced.
 */
function useScrolledPast() {
  const marker = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState<boolean>();

  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver((entries) => {
      // An edge that just touches still intersects: at the threshold itself the page is not past it.
      setPast(!entries[entries.length - 1].isIntersecting);
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);

  return { marker, isPast };
}

export function useCurrentPage() {
  const path = canonicalPath(useLocation().pathname);
  return (to: Href) => ({ "aria-current": path === to ? ("page" as const) : undefined });
}

export interface NavItemProps {
  label: string;
  to: Href;
  /** The page that is marked as the current one, if the link leads to a part of it. */
  page?: Href;
  className?: string;
}

/** A link of the header; in a small screen's menu it has a line of its own. */
export function NavItem({ label, to, page = to, className }: NavItemProps) {
  const current = useCurrentPage();
  return (
    <li className={cx("max-lg:border-b max-lg:border-line", className)}>
      <Link to={to} {...current(page)} className="nav-link max-lg:w-full max-lg:py-2">
        {label}
      </Link>
    </li>
  );
}
