import { useLocation } from "react-router";
import { canonicalPath, type Href } from "#app/lib/href.ts";
import { Link } from "#app/navigation/link.tsx";

/** The attribute that marks a link of a header where it names the page being read. */
export function useCurrentPage() {
  const path = canonicalPath(useLocation().pathname);
  return (to: Href) => ({ "aria-current": path === to ? ("page" as const) : undefined });
}

export function NavItem({ label, to }: { label: string; to: Href }) {
  const current = useCurrentPage();
  return (
    <Link to={to} {...current(to)} className="nav-link max-lg:w-full max-lg:py-2">
      {label}
    </Link>
  );
}
