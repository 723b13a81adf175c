import { cx } from "#app/lib/cx.ts";
import { Link, type LinkProps } from "#app/navigation/link.tsx";

export interface ButtonLinkProps extends LinkProps {
  kind?: keyof typeof buttonStyle;
}

const shape =
  "inline-flex min-h-11 cursor-pointer border items-center justify-center gap-2 rounded-button px-5 py-2 font-medium transition-colors duration-150";

/** The look that buttons and links that look like buttons share. */
export const buttonStyle = {
  filled: cx(
    shape,
    "border-transparent bg-ink text-ground hover:bg-muted print:border-ink print:text-ink",
  ),
  outlined: cx(shape, "border-quiet bg-ground text-ink hover:border-ink"),
} as const;

export function ButtonLink({ kind = "filled", className, ...rest }: ButtonLinkProps) {
  return <Link className={cx(buttonStyle[kind], className)} {...rest} />;
}
