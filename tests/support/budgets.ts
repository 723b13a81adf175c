import { siteBudgets } from "#app/content/services/site-budgets.ts";
import { fontBudget } from "#app/fonts/fonts.ts";

/** Sizes are bytes of the body as sent (brotli where the server has it); 1 kB is 1000 bytes. */
export const budgets = {
  /** HTML and CSS of a page, which must fit the second flight of packets. */
  paint: siteBudgets.paint * 1000,
  /** Everything a first visit loads as script, up to three seconds after load. */
  scripts: siteBudgets.scripts * 1000,
  fontFiles: fontBudget.files,
  fonts: fontBudget.kilobytes * 1000,
  /** Everything that the handshake instrument loads on request. */
  handshake: 30_000,
  /** The same for the compiler instrument, for the simulator instrument, and for both together. */
  circuitInstrument: 75_000,
  circuitInstruments: 86_000,
  /** Everything that a first visit loads. */
  total: siteBudgets.total * 1000,
} as const;
