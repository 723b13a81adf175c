/** The hue of each topic on this page, in turns. */
export const topicPhases = {
  compiler: 0.08,
  custody: 0.52,
  simulation: 0.25,
  research: 0.9,
} as const;
