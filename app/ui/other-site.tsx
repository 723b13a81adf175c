import { Link, type LinkProps } from "#app/navigation/link.tsx";

export interface OtherSiteProps extends Pick<LinkProps, "to"> {
  label: string;
}

/** The way to the other of the two sites, beside the name; a phone has it in the menu. */
export function OtherSite({ to, label }: OtherSiteProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center border-l border-line pl-4 text-small whitespace-nowrap text-quiet hover:text-ink max-sm:hidden lg:max-xl:hidden print:hidden"
    >
      {label}
    </Link>
  );
}
