import type { NavLink } from "./types.ts";

/** In both footers. */
export const legalLink = {
  label: "Privacy, imprint, terms",
  to: "/legal",
} as const satisfies NavLink;
