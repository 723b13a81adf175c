/**
 * The most that may load, in kB of the bodies as sent (brotli where the server has it); 1 kB is 1000 bytes. `app/fonts/fonts.ts` has
 * the share of the fonts.
 */
export const pageBudgets = {
  /** HTML and CSS, which must fit the second flight of packets. */
  paint: 26,
  /** Every script until React has started and the network is idle. */
  scripts: 135,
  /** Everything on a first visit. */
  total: 275,
  /** Scripts that an instrument loads on request: the handshake, then the compiler or the simulator, then both of these. */
  handshake: 27,
  circuitInstrument: 77,
  circuitInstruments: 89,
} as const;
