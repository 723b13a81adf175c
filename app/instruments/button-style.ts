import { cx } from "#app/lib/cx.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";

const smallButton = "instrument-button text-small print:hidden";

/** The site's buttons in an instrument's size; one that cannot be pressed now looks so. */
export const instrumentButton = {
  filled: cx(buttonStyle.filled, smallButton),
  outlined: cx(buttonStyle.outlined, smallButton),
  /** As a link in the text. */
  link: cx(
    textLinkStyle,
    "min-h-6 cursor-pointer text-label text-ink touch:min-h-11 touch:min-w-11 print:hidden",
  ),
} as const;
