/** What a tap on the wave says; it comes with the first tap. */
export const waveWords = {
  /** Before the number of the cell. */
  hit: "Hit in cell",
  /** Leads to the detector. */
  see: "see it",
} as const;
