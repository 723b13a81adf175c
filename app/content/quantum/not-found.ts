import type { NavLink, PageMeta } from "../types.ts";

interface NotFound {
  meta: PageMeta;
  heading: string;
  text: string;
  home: NavLink;
}

export const notFound = {
  meta: {
    title: "404: page not found | Adyakshar Quantum Labs",
    description: "There is no page at this address.",
  },
  heading: "404",
  text: "Oops! Page not found",
  home: { label: "Return to Home", to: "/" },
} as const satisfies NotFound;
