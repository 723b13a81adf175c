import type { PageMeta } from "../types.ts";

export const notFound = {
  meta: {
    title: "404: page not found | Adyakshar Quantum Labs",
    description: "There is no page at this address.",
  } satisfies PageMeta,
  heading: "404",
  text: "Oops! Page not found",
  help: "There may be a typing error in the address, or the page has another one now.",
  home: { label: "Return to Home", to: "/" },
  /** A visitor may have wanted to go to one of these. */
  links: [
    { label: "All solutions", to: "/#solutions-section" },
    { label: "Papers and benchmarks", to: "/resources" },
    { label: "Contact", to: "/contact" },
  ],
} as const;
