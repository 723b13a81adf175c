import { cityNames } from "#app/content/offices.ts";
import type { PagePath } from "#app/lib/href.ts";
import { type SiteName, siteOf } from "#app/lib/site.ts";

/** One address for each page: aliases under /quantumlabs have the short path's. */
export type CanonicalPath = Exclude<PagePath, `/quantumlabs${string}`>;

interface SharePicture {
  /** A figure's module below `app/`, or one that `tools/build/seo/share-figures.ts` draws itself. */
  figure: string;
  /** What it shows, for those who cannot see it. */
  shows: string;
  /** The part of it that stands off the right edge: left, top and width; without one it is shown whole. */
  part?: readonly [x: number, y: number, width: number];
  /** The ground of the page's opening, where it is not the site's. */
  ground?: "blue" | "purple" | "green";
}

const ofSite: Record<SiteName, SharePicture> = {
  quantum: { figure: "wave", shows: "a wave packet after a double slit" },
  lab: { figure: "honeycomb", shows: "six services as hexagons around an initial" },
};

/** The openings of pages; a page without one here has its site's picture. */
const ofPage: Readonly<Record<string, SharePicture | undefined>> = {
  "/compiler": {
    figure: "quantum/pages/compiler/routed.figure.ts",
    shows: "a circuit routed naively and by us",
    part: [0, 0, 226],
  },
  "/tokenization": {
    figure: "quantum/pages/tokenization/signatures.figure.ts",
    shows: "three signatures, a dot for each byte",
    part: [0, 6, 637],
  },
  "/simulation": {
    figure: "quantum/pages/simulation/amplitudes.figure.ts",
    shows: "the amplitudes of a packet between two walls",
    part: [40, 6, 590],
  },
  "/industries": {
    figure: "quantum/pages/industries/pharma.figure.ts",
    shows: "an orbital of a metal center",
    part: [200, 0, 760],
  },
  "/technologies": {
    figure: "quantum/pages/technologies/lowering.figure.ts",
    shows: "a program as gates, and the same gates as pulses",
    part: [540, 80, 500],
  },
  "/contact": {
    figure: "quantum/pages/contact/night-map.figure.ts",
    shows: `a map of ${cityNames.count} offices`,
  },
  "/about": { figure: "word", shows: "two words that become one" },
  "/case-studies": {
    figure: "quantum/pages/case-studies/atoms.figure.ts",
    shows: "the ways of atoms over time",
    part: [40, 20, 560],
  },
  "/resources": { figure: "covers", shows: "covers of its papers" },
  "/research": {
    figure: "quantum/pages/research/die.figure.ts",
    shows: "a routed die",
    part: [30, 20, 600],
  },
  "/features/mobile-web-apps": {
    figure: "lab/pages/services/mobile-web-apps/sync.figure.ts",
    shows: "two devices that sync, each with its photo",
    part: [440, 10, 330],
    ground: "blue",
  },
  "/features/ai-ml-nlp": {
    figure: "lab/pages/services/ai-ml-nlp/evaluation.figure.ts",
    shows: "evaluation scores against a bar",
    part: [640, -22, 400],
  },
  "/features/cloud-big-data": {
    figure: "lab/pages/services/cloud-big-data/query-cost.figure.ts",
    shows: "the cost of a query over thirty days",
    part: [860, 0, 380],
    ground: "green",
  },
  "/features/blockchain-dlt": {
    figure: "lab/pages/services/blockchain-dlt/merkle-proof.figure.ts",
    shows: "a Merkle tree and a forged entry",
    part: [150, 20, 420],
  },
  "/features/vlsi-eda-cad": {
    figure: "lab/pages/services/vlsi-eda-cad/seeded-bug.figure.ts",
    shows: "a seeded bug in a waveform",
    part: [560, 14, 400],
    ground: "purple",
  },
  "/features/iot-embedded-robotics": {
    figure: "lab/pages/services/iot-embedded-robotics/updates.figure.ts",
    shows: "a fleet updated under power cuts",
    part: [640, 60, 300],
  },
} satisfies Partial<Record<CanonicalPath, SharePicture>>;

export function sharePicture(path: string): SharePicture {
  return ofPage[path] ?? ofSite[siteOf(path)];
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Written by `tools/build/seo`; the name stays, so that links keep working when the picture changes. */
export function shareImagePath(path: string): string {
  return `/share${path === "/" ? "/index" : path}.png`;
}

export function shareImageAlt(title: string, path: string): string {
  return `${title.split(" | ")[0]}, with ${sharePicture(path).shows}`;
}
