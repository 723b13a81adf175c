import type { PagePath } from "#app/lib/href.ts";
import { type SiteName, siteOf } from "#app/lib/site.ts";

/** One address for each page: aliases under /quantumlabs have the short path's. */
export type CanonicalPath = Exclude<PagePath, `/quantumlabs${string}`>;

interface SharePicture {
  /** A figure of the registry, or one that `scripts/seo/share-figures.ts` draws itself. */
  figure: string;
  /** What it shows, for those who cannot see it. */
  shows: string;
}

const ofSite: Record<SiteName, SharePicture> = {
  quantum: { figure: "wave", shows: "a wave packet after a double slit" },
  lab: { figure: "world-map", shows: "a world map of three offices" },
};

/** Pages with a picture of their own; every other page has its site's. */
const ofPage: Readonly<Record<string, SharePicture | undefined>> = {
  "/compiler": { figure: "compiler-circuit", shows: "a circuit before and after optimisation" },
  "/tokenization": {
    figure: "tokenization-custody",
    shows: "approvals, threshold keys and the chain",
  },
  "/simulation": { figure: "h2-curve", shows: "the energy curve of the hydrogen molecule" },
  "/industries": { figure: "industry-semiconductor", shows: "a heavy-hexagon lattice of qubits" },
  "/technologies": { figure: "technology-stack", shows: "a stack of six layers" },
  "/contact": ofSite.lab,
  "/about": { figure: "initial", shows: "the initial in its hexagon" },
  "/case-studies": { figure: "case-pharma-result", shows: "a bar of cells, part of it saved" },
  "/resources": { figure: "key-sizes", shows: "sizes of keys and signatures, to scale" },
  "/research": { figure: "eda-flow", shows: "six stages of a chip layout" },
  "/features/mobile-web-apps": {
    figure: "service-mobile-web-apps",
    shows: "two devices that sync, each with its photo",
  },
  "/features/ai-ml-nlp": {
    figure: "service-ai-ml-nlp",
    shows: "evaluation scores against a bar",
  },
  "/features/cloud-big-data": {
    figure: "service-cloud-big-data",
    shows: "the cost of a query over twelve snapshots",
  },
  "/features/blockchain-dlt": {
    figure: "service-blockchain-dlt",
    shows: "a Merkle tree and a forged entry",
  },
  "/features/vlsi-eda-cad": {
    figure: "service-vlsi-eda-cad",
    shows: "a seeded bug in a waveform",
  },
  "/features/iot-embedded-robotics": {
    figure: "service-iot-embedded-robotics",
    shows: "a fleet updated under power cuts",
  },
} satisfies Partial<Record<CanonicalPath, SharePicture>>;

export function sharePicture(path: string): SharePicture {
  return ofPage[path] ?? ofSite[siteOf(path)];
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Written by `scripts/seo`; the name stays, so that links keep working when the picture changes. */
export function shareImagePath(path: string): string {
  return `/share${path === "/" ? "/index" : path}.png`;
}

export function shareImageAlt(title: string, path: string): string {
  return `${title.split(" | ")[0]}, with ${sharePicture(path).shows}`;
}
