import { fonts } from "#app/fonts/fonts.ts";

/** A serif whose italic is a file of its own makes one file more, with tables of its own. */
const hasItalicFile = fonts.serif.italic === true && fonts.serif.completed === undefined;

/** Sizes are bytes of the body as sent (brotli where the server has it); 1 kB is 1000 bytes. */
export const budgets = {
  /** HTML and CSS of a page: within the second flight of packets. */
  paint: 25_000,
  /** Everything a first visit loads as script, up to three seconds after load. */
  scripts: 132_000,
  fontFiles: hasItalicFile ? 3 : 2,
  fonts: hasItalicFile ? 52_000 : 50_000,
  /** All that the handshake instrument loads once it is asked for. */
  handshake: 30_000,
  /** The same for the compiler instrument, for the simulator instrument, and for both together. */
  circuitInstrument: 65_000,
  circuitInstruments: 76_000,
  /** All that a first visit loads. */
  total: 275_000,
} as const;

/** One line for a failed test: route, kind, size and limit; nothing if the size is within. */
export function budgetExcess(route: string, kind: string, size: number, limit: number) {
  return size > limit
    ? [`${route}: ${kind} ${size}, limit ${limit} (${size - limit} too much)`]
    : [];
}
