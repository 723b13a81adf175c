import { palettes } from "#app/lib/palettes.ts";
import type { SiteName } from "#app/lib/site.ts";

interface SiteFacts {
  name: string;
  /** The browser's own color around the page: the ground of the site, per edition. */
  themeColors: readonly { content: string; media?: string }[];
}

export const sites = {
  quantum: {
    name: "Adyakshar Quantum Labs",
    themeColors: [{ content: palettes.quantum.ground }],
  },
  lab: {
    name: "Adyakshar",
    themeColors: [
      { content: palettes["lab-light"].ground, media: "(prefers-color-scheme: light)" },
      { content: palettes["lab-dark"].ground, media: "(prefers-color-scheme: dark)" },
    ],
  },
} as const satisfies Record<SiteName, SiteFacts>;
