import { canonicalPath } from "#app/lib/href.ts";

/** Sizes are bytes of the body as sent (brotli where the server has it); 1 kB is 1000 bytes. */
export const limits = {
  /** HTML and CSS of a page. */
  paint: 18_000,
  /** The same for a page in `longPages`. */
  longPaint: 21_500,
  /** Everything a first visit loads as script, up to three seconds after load. */
  scripts: 130_000,
  fonts: 50_000,
  fontFiles: 2,
  /** All that the handshake instrument loads once it is asked for. */
  handshake: 30_000,
  /** The same for the compiler instrument, for the simulator instrument, and for both together. */
  circuitInstrument: 52_000,
  circuitInstruments: 66_000,
  /** All that a first visit loads. */
  total: 240_000,
} as const;

/** Pages whose own words and figures need more than `limits.paint`, and why; at most `longPaint`. */
export const longPages: Readonly<Record<string, string>> = {
  "/": "the detector, four plates, three cases and the price list on one page",
  "/simulation": "two figures and a plate with their tables, five build areas, five deliverables",
  "/industries":
    "five sectors, each with challenges, solutions, an impact and a figure with its table",
  "/tokenization": "the capabilities, five figures and four tables of a buyer's questions",
  "/case-studies": "three studies in full, each with a plate, a diagram and a chart",
  "/compiler": "a figure and a braid with their tables, eight capabilities, a table of baselines",
  "/research": "three fields in full, each with its topics, a figure and its table",
  "/resources": "seven documents with their contents, protocols and data files",
  "/adyakshar": "the whole lab on one page: map, statistics and thirteen small figures",
  "/features/ai-ml-nlp": "a figure in two compositions and a second one, nine capabilities",
  "/features/blockchain-dlt": "a figure in two compositions and a second one, ten capabilities",
  "/features/cloud-big-data": "a figure in two compositions and a second one, eight capabilities",
  "/features/iot-embedded-robotics": "a figure of 240 devices in two compositions",
  "/features/mobile-web-apps": "a figure with two photos, in two compositions",
  "/features/vlsi-eda-cad": "a figure in two compositions and a routed layout, nine capabilities",
};

/** What the owner may add to a page without asking: some sentences, or the rules of a font in several files. */
const ownersRoom = 400;

/** The limit for HTML and CSS of a route; an alias under /quantumlabs has its page's. */
export function paintLimitOf(route: string): number {
  return canonicalPath(route) in longPages ? limits.longPaint : limits.paint + ownersRoom;
}

/** The aim for HTML and CSS: ten packets of 1460 bytes, what a server sends before it must wait. */
export const paintAim = 14_600;

/** One line for a failed test: route, kind, size and limit; nothing if the size is within. */
export function overBudget(route: string, kind: string, size: number, limit: number) {
  return size > limit
    ? [`${route}: ${kind} ${size}, limit ${limit} (${size - limit} too much)`]
    : [];
}
