/** What the number of each case counts; `results.data.ts` beside the case studies computes it, and their figures show it. */
export const computedResults = {
  "neutral-atom": "steps for the same gates, against one gate at a time, computed",
  "pharma-rd": "bond lengths of hydrogen went to the solver, audits included, computed",
  "web3-custodian": "instructions refused, simulated in stages",
} as const;

/** The mark of a result that no measurement stands behind. */
export const composedMark = "composed";
