import { fonts } from "#app/fonts/fonts.ts";

/** A serif with a separate italic needs one more file, with its own tables. */
const hasItalicFile = fonts.serif.italic === true && fonts.serif.completed === undefined;

/** Sizes are bytes of the body as sent (brotli where the server has it); 1 kB is 1000 bytes. */
export const budgets = {
  /** HTML and CSS of a page, which must fit the second flight of packets. */
  paint: 25_000,
  /** Everything a first visit loads as script, up to three seconds after load. */
  scripts: 132_000,
  fontFiles: hasItalicFile ? 3 : 2,
  fonts: hasItalicFile ? 52_000 : 50_000,
  /** Everything that the handshake instrument loads on request. */
  handshake: 30_000,
  /** The same for the compiler instrument, for the simulator instrument, and for both together. */
  circuitInstrument: 65_000,
  circuitInstruments: 76_000,
  /** Everything that a first visit loads. */
  total: 275_000,
} as const;

/** One line with route, kind, size and limit for a failed test, or nothing if the size is within the limit. */
export function budgetExcess(route: string, kind: string, size: number, limit: number) {
  return size > limit
    ? [`${route}: ${kind} ${size}, limit ${limit} (${size - limit} too much)`]
    : [];
}
