/** What the code of this site computes for each case, on an example small enough to draw; the figures of the studies show it. */
export const computedResults = {
  "neutral-atom": {
    value: "54 to 14",
    text: "steps for 18 gates, against one gate at a time, computed",
  },
  "pharma-rd": { value: "16 of 54", text: "candidates needed the solver, computed on hydrogen" },
  "web3-custodian": { value: "0 of 2,304", text: "instructions refused, simulated in stages" },
} as const;

/** The mark of a result that no measurement stands behind. */
export const composedMark = "composed";
