import { useLocation } from "react-router";
import { canonicalPath, type Href } from "#app/lib/href.ts";
import { Link } from "#app/navigation/link.tsx";

/** A link of a header, marked where it names the page being read. */
export function NavItem({ label, to }: { label: string; to: Href }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      aria-current={canonicalPath(pathname) === to ? "page" : undefined}
      className="nav-link max-lg:w-full max-lg:py-2"
    >
      {label}
    </Link>
  );
}
