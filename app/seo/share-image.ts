import { cityNames } from "#app/content/offices.ts";
import type { PagePath } from "#app/lib/href.ts";
import { siteOf } from "#app/lib/site.ts";

/** One address for each page: aliases under /quantumlabs have the short path's. */
export type CanonicalPath = Exclude<PagePath, `/quantumlabs${string}`>;

const siteSubjects = {
  quantum: "a wave packet after a double slit",
  lab: "six services as hexagons around an initial",
};

/** Describes the pictures that `tools/build/seo/share-figures.ts` takes; other pages have their site's. */
const subjects: Readonly<Record<string, string | undefined>> = {
  "/compiler": "a circuit routed naively and by us",
  "/tokenization": "three signatures, a dot for each byte",
  "/simulation": "the amplitudes of a packet between two walls",
  "/industries": "an orbital of a metal center",
  "/technologies": "a program as gates, and the same gates as pulses",
  "/contact": `a map of ${cityNames.count} offices`,
  "/about": "two words that become one",
  "/case-studies": "the ways of atoms over time",
  "/resources": "covers of its papers",
  "/research": "a routed die",
  "/features/mobile-web-apps": "two devices that sync, each with its photo",
  "/features/ai-ml-nlp": "evaluation scores against a bar",
  "/features/cloud-big-data": "the cost of a query over thirty days",
  "/features/blockchain-dlt": "a Merkle tree and a forged entry",
  "/features/vlsi-eda-cad": "a seeded bug in a waveform",
  "/features/iot-embedded-robotics": "a fleet updated under power cuts",
} satisfies Partial<Record<CanonicalPath, string>>;

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Written by `tools/build/seo`; the name stays, so that links keep working when the picture changes. */
export function shareImagePath(path: string): string {
  return `/share${path === "/" ? "/index" : path}.png`;
}

export function shareImageAlt(title: string, path: string): string {
  return `${title.split(" | ")[0]}, with ${subjects[path] ?? siteSubjects[siteOf(path)]}`;
}
