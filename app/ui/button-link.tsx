import { cx } from "#app/lib/cx.ts";
import { Link, type LinkProps } from "#app/navigation/link.tsx";

export interface ButtonLinkProps extends LinkProps {
  variant?: keyof typeof buttonVariants;
}

/** The looks of a button, for links that leave the router too. */
export const buttonVariants = {
  primary: "border-transparent bg-ink text-ground hover:bg-muted print:border-ink print:text-ink",
  secondary: "border-quiet text-ink hover:border-ink",
} as const;

/** A link that asks for a decision. */
export function ButtonLink({ variant = "primary", className, ...rest }: ButtonLinkProps) {
  return <Link className={cx(buttonShape, buttonVariants[variant], className)} {...rest} />;
}

/** The shape that buttons and links that look like buttons share. */
export const buttonShape =
  "inline-flex min-h-11 border items-center justify-center gap-2 rounded-button px-5 py-2 font-medium transition-colors duration-150";
