import { type SiteName, siteOf } from "#app/lib/site.ts";

/** Describes the picture that `tools/build/seo/share-images.ts` sets beside a headline. */
const pictures: Readonly<Record<SiteName, string>> = {
  quantum: "a wave packet after a double slit",
  lab: "six services as hexagons around an initial",
};

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Written by `tools/build/seo`; the name stays, so that links keep working when the picture changes. */
export function shareImagePath(path: string): string {
  return `/share${path === "/" ? "/index" : path}.png`;
}

export function shareImageAlt(title: string, path: string): string {
  return `${title.split(" | ")[0]}, with ${pictures[siteOf(path)]}`;
}
