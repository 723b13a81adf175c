/** The most that a first visit to a page may load, in kB. Pages print it and tests enforce it. */
export const pageBudgets = {
  /** HTML and CSS, which must fit the second flight of packets. */
  paint: 26,
  /** Every script until React has started and the network is idle. */
  scripts: 135,
  /** Everything; `app/fonts/fonts.ts` has the share of the fonts. */
  total: 275,
} as const;
