import { useLocation } from "react-router";
import { canonicalPath } from "#app/lib/href.ts";
import { Link, type LinkProps } from "#app/navigation/link.tsx";

export interface NavItemProps {
  label: string;
  to: LinkProps["to"];
}

/** A link of a header, marked where it names the page being read. */
export function NavItem({ label, to }: NavItemProps) {
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
