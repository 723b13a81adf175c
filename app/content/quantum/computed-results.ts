/** What the number of each case counts; `results.data.ts` beside the case studies computes it, and their figures show it. */
export const computedResults = {
  "neutral-atom": "steps for the same gates, computed",
  "pharma-rd": "bond lengths of hydrogen needed a solver, computed",
  "web3-custodian": "instructions refused in stages, simulated",
} as const;
