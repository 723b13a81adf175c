import { fontBudget } from "#app/fonts/fonts.ts";
import { pageBudgets } from "#app/models/page-budgets.ts";

/** Sizes are bytes of the body as sent (brotli where the server has it); 1 kB is 1000 bytes. */
export const budgets = {
  paint: pageBudgets.paint * 1000,
  scripts: pageBudgets.scripts * 1000,
  total: pageBudgets.total * 1000,
  fontFiles: fontBudget.files,
  fonts: fontBudget.kilobytes * 1000,
  /** Scripts that an instrument loads on request: the handshake, then the compiler or the simulator, then both of these. */
  handshake: 30_000,
  circuitInstrument: 75_000,
  circuitInstruments: 86_000,
} as const;
