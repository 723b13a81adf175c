import { type SiteName, siteOf } from "#app/lib/href.ts";
import { palettes } from "#app/lib/palettes.ts";

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

/** Describes the picture that `tools/build/share-images.ts` sets beside a headline. */
const sharePictures: Readonly<Record<SiteName, string>> = {
  quantum: "a wave packet after a double slit",
  lab: "six services as hexagons around an initial",
};

export const shareImageSize = { width: 1200, height: 630 } as const;

/** The name stays when the picture changes, so that links keep working. */
export function shareImagePath(path: string): string {
  return `/share${path === "/" ? "/index" : path}.png`;
}

export function shareImageAlt(title: string, path: string): string {
  return `${title.split(" | ")[0]}, with ${sharePictures[siteOf(path)]}`;
}
