import type { NavLink } from "./types.ts";

/** The link that stands in both footers. */
export const legalLink = {
  label: "Privacy, imprint, terms",
  to: "/legal",
} as const satisfies NavLink;
