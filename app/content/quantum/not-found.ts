import type { NavLink, PageMeta } from "../types.ts";

interface NotFound {
  meta: PageMeta;
  heading: string;
  text: string;
  home: NavLink;
  /** Where else a visitor may have wanted to go. */
  links: readonly NavLink[];
}

export const notFound = {
  meta: {
    title: "404: page not found | Adyakshar Quantum Labs",
    description: "There is no page at this address.",
  },
  heading: "404",
  text: "Oops! Page not found",
  home: { label: "Return to Home", to: "/" },
  links: [
    { label: "All solutions", to: "/#solutions-section" },
    { label: "Papers and benchmarks", to: "/resources" },
    { label: "Contact", to: "/contact" },
  ],
} as const satisfies NotFound;
