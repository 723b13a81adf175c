import { canonicalPath } from "#app/lib/href.ts";

interface SiteFacts {
  name: string;
  /** The browser's own colour around the page: the ground of the site, per edition. */
  themeColors: readonly { content: string; media?: string }[];
}

export const sites = {
  quantum: {
    name: "Adyakshar Quantum Labs",
    themeColors: [{ content: "#07080d" }],
  },
  lab: {
    name: "Adyakshar",
    themeColors: [
      { content: "#f6f4ee", media: "(prefers-color-scheme: light)" },
      { content: "#12110e", media: "(prefers-color-scheme: dark)" },
    ],
  },
} as const satisfies Record<string, SiteFacts>;

export type SiteName = keyof typeof sites;

/** The lab is /adyakshar, what lies below it, and the services. */
export function siteOf(pathname: string): SiteName {
  return /^\/(adyakshar|features)(\/|$)/.test(canonicalPath(pathname)) ? "lab" : "quantum";
}
