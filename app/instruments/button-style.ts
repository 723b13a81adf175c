import { cx } from "#app/lib/cx.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";

const small = "instrument-button font-mono text-label print:hidden";

/** The site's buttons in an instrument's size; one that cannot be pressed now looks so. */
export const instrumentButton = {
  filled: cx(buttonStyle.filled, small),
  outlined: cx(buttonStyle.outlined, small),
} as const;
