import { cx } from "#app/lib/cx.ts";
import { mailto } from "#app/lib/mailto.ts";
import { Link, type LinkProps } from "#app/navigation/link.tsx";

/** A link in running text or at the end of an item: underlined, never by color alone. A finger finds it beyond its line. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={cx(textLinkStyle, className)} {...rest} />;
}

/** An address that opens an email to it. */
export function EmailAddress({ address, className }: { address: string; className?: string }) {
  return (
    <a href={mailto(address)} className={cx(textLinkStyle, className)}>
      {address}
    </a>
  );
}

export const textLinkStyle =
  "underline decoration-quiet decoration-1 underline-offset-4 transition-colors duration-150 hover:decoration-ink touch:py-1";

/** A control that stands alone is as large as a fingertip where fingers are used. */
export const touchTarget = "touch:inline-flex touch:min-h-11 touch:min-w-11 touch:items-center";

export const lineLinkStyle = cx(textLinkStyle, touchTarget);

/** The sign of a link that is a whole picture or line: visible at rest, moved a little on hover. */
export function LinkArrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 12"
      width="24"
      height="12"
      fill="none"
      className="relative left-0 shrink-0 stroke-accent transition-[left] duration-150 group-hover:left-1"
    >
      <path d="M0 6h22M17 1l5 5-5 5" strokeWidth="1.5" />
    </svg>
  );
}
