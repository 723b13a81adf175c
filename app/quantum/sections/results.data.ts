import { computedResults } from "#app/content/quantum/computed-results.ts";
import { thousands } from "#app/figures/format.ts";
import { atOnce, inStages, refused } from "#app/models/case-studies/approvals.ts";
import { alone, together } from "#app/models/case-studies/atom-frames.ts";
import { decisions, solverCalls } from "#app/models/case-studies/surrogate.ts";

type Id = keyof typeof computedResults;

function result(from: number, word: "of" | "to", to: number, counts: string) {
  const parts = { from: thousands(from), word, to: thousands(to) };
  return { ...parts, number: `${parts.from} ${word} ${parts.to}`, counts };
}

/** What is computed for each study, in one number, and what it counts. */
const results: Readonly<Record<Id, ReturnType<typeof result>>> = {
  "neutral-atom": result(alone.length, "to", together.length, computedResults["neutral-atom"]),
  "pharma-rd": result(solverCalls.length, "of", decisions.length, computedResults["pharma-rd"]),
  "web3-custodian": result(
    refused(inStages),
    "of",
    inStages.length,
    computedResults["web3-custodian"](refused(atOnce)),
  ),
};

export default results;
