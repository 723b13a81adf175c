import type { Href } from "#app/lib/href.ts";
import { Link } from "#app/navigation/link.tsx";

/** The way to the other of the two sites, beside the name; a phone has it in the menu. */
export function OtherSite({ to, label }: { label: string; to: Href }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center border-l border-line pl-4 text-small whitespace-nowrap text-quiet hover:text-ink max-sm:hidden lg:max-xl:hidden print:hidden"
    >
      {label}
    </Link>
  );
}
