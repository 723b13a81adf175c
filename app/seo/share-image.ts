import type { PagePath } from "#app/lib/href.ts";

/** One address for each page: twins under /quantumlabs have the short path's. */
export type CanonicalPath = Exclude<PagePath, `/quantumlabs${string}`>;

/** What the picture of each page shows beside its headline. */
const figures: Record<CanonicalPath, string> = {
  "/": "a wave packet after a double slit",
  "/compiler": "a circuit before and after optimisation",
  "/tokenization": "approvals, threshold keys and the chain",
  "/simulation": "the energy curve of the hydrogen molecule",
  "/industries": "a heavy-hexagon lattice of qubits",
  "/technologies": "a stack of six layers",
  "/contact": "a world map of three offices",
  "/about": "the initial in its hexagon",
  "/case-studies": "a bar of cells, part of it saved",
  "/resources": "sizes of keys and signatures, to scale",
  "/research": "six stages of a chip layout",
  "/adyakshar": "a world map of three offices",
  "/features/mobile-web-apps": "two devices that sync",
  "/features/ai-ml-nlp": "two distributions that drift apart",
  "/features/cloud-big-data": "data files over twelve snapshots",
  "/features/blockchain-dlt": "a Merkle tree and one proof",
  "/features/vlsi-eda-cad": "a block of placed and routed cells",
  "/features/iot-embedded-robotics": "a noisy sensor and its filter",
};

/** Every page that is indexed. */
export const canonicalPaths = Object.keys(figures) as readonly CanonicalPath[];

export function isCanonicalPath(path: string): path is CanonicalPath {
  return Object.hasOwn(figures, path);
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Written by `scripts/seo`; the name stays, so that links keep working when the picture changes. */
export function shareImagePath(path: CanonicalPath): string {
  return `/share/${path === "/" ? "home" : path.slice(path.lastIndexOf("/") + 1)}.png`;
}

export function shareImageAlt(title: string, path: CanonicalPath): string {
  return `${title.split(" | ")[0]}, with ${figures[path]}`;
}
