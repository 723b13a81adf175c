import type { SiteName } from "#app/lib/site.ts";

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
} as const satisfies Record<SiteName, SiteFacts>;
