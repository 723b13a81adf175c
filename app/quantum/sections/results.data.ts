import type { computedResults } from "#app/content/quantum/computed-results.ts";
import { thousands } from "#app/figures/format.ts";
import { inStages, refused } from "#app/models/case-studies/approvals.ts";
import { alone, together } from "#app/models/case-studies/atom-frames.ts";
import { decisions, solverCalls } from "#app/models/case-studies/surrogate.ts";

function result(from: number, word: "of" | "to", to: number) {
  const parts = { from: thousands(from), word, to: thousands(to) };
  return { ...parts, number: `${parts.from} ${word} ${parts.to}` };
}

/** What is computed for each study, in one number; `computed-results.ts` says of what. */
export default {
  "neutral-atom": result(alone.length, "to", together.length),
  "pharma-rd": result(solverCalls.length, "of", decisions.length),
  "web3-custodian": result(refused(inStages), "of", inStages.length),
} as const satisfies Record<keyof typeof computedResults, ReturnType<typeof result>>;
