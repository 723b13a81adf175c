import type { StudyId } from "./case-studies.ts";

/** What the number of each case counts; `quantum/sections/results.data.ts` computes it, and their figures show it. */
export const computedResults = {
  "neutral-atom": "steps for the same gates, computed",
  "pharma-rd": "bond lengths of hydrogen went to the solver, computed",
  "web3-custodian": (otherwise: number) =>
    `simulated instructions refused if, by design, we wait for all clients; ${otherwise}\u00a0if\u00a0not`,
} as const satisfies Partial<Record<StudyId, string | ((otherwise: number) => string)>>;
