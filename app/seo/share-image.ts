import type { PagePath } from "#app/lib/href.ts";
import { type SiteName, siteOf } from "#app/lib/site.ts";

/** One address for each page: aliases under /quantumlabs have the short path's. */
export type CanonicalPath = Exclude<PagePath, `/quantumlabs${string}`>;

interface SharePicture {
  /** A figure's module below `app/`, or one that `scripts/seo/share-figures.ts` draws itself. */
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
  "/compiler": {
    figure: "quantum/pages/compiler/circuit.figure.ts",
    shows: "a circuit before and after optimization",
  },
  "/tokenization": {
    figure: "quantum/pages/tokenization/custody.figure.ts",
    shows: "approvals, threshold keys and the chain",
  },
  "/simulation": {
    figure: "quantum/pages/simulation/h2.figure.ts",
    shows: "the energy curve of the hydrogen molecule",
  },
  "/industries": {
    figure: "quantum/pages/industries/semiconductor.figure.ts",
    shows: "a heavy-hexagon lattice of qubits",
  },
  "/technologies": {
    figure: "quantum/pages/technologies/stack.figure.ts",
    shows: "a stack of six layers",
  },
  "/contact": ofSite.lab,
  "/about": { figure: "initial", shows: "the initial in its hexagon" },
  "/case-studies": {
    figure: "quantum/pages/case-studies/atoms.figure.ts",
    shows: "the ways of atoms over time",
  },
  "/resources": {
    figure: "quantum/pages/tokenization/key-sizes.figure.ts",
    shows: "sizes of keys and signatures, to scale",
  },
  "/research": {
    figure: "quantum/pages/research/eda-flow.figure.ts",
    shows: "six stages of a chip layout",
  },
  "/features/mobile-web-apps": {
    figure: "lab/pages/services/mobile-web-apps/sync.figure.ts",
    shows: "two devices that sync, each with its photo",
  },
  "/features/ai-ml-nlp": {
    figure: "lab/pages/services/ai-ml-nlp/evaluation.figure.ts",
    shows: "evaluation scores against a bar",
  },
  "/features/cloud-big-data": {
    figure: "lab/pages/services/cloud-big-data/query-cost.figure.ts",
    shows: "the cost of a query over twelve snapshots",
  },
  "/features/blockchain-dlt": {
    figure: "lab/pages/services/blockchain-dlt/merkle-proof.figure.ts",
    shows: "a Merkle tree and a forged entry",
  },
  "/features/vlsi-eda-cad": {
    figure: "lab/pages/services/vlsi-eda-cad/seeded-bug.figure.ts",
    shows: "a seeded bug in a waveform",
  },
  "/features/iot-embedded-robotics": {
    figure: "lab/pages/services/iot-embedded-robotics/updates.figure.ts",
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
