import { computedResults } from "#app/content/quantum/computed-results.ts";
import { thousands } from "#app/figures/format.ts";
import { atOnce, inStages, refused } from "#app/models/case-studies/approvals.ts";
import { alone, together } from "#app/models/case-studies/atom-frames.ts";
import { decisions, solverCalls } from "#app/models/case-studies/surrogate.ts";

type Id = keyof typeof computedResults;

const counts: Readonly<Record<Id, string>> = {
  ...computedResults,
  "web3-custodian": computedResults["web3-custodian"](refused(atOnce)),
};

function result(id: Id, from: number, word: "of" | "to", to: number) {
  const parts = { from: thousands(from), word, to: thousands(to) };
  return { ...parts, number: `${parts.from} ${word} ${parts.to}`, counts: counts[id] };
}

/** What is computed for each study, in one number, and what it counts. */
const results: Readonly<Record<Id, ReturnType<typeof result>>> = {
  "neutral-atom": result("neutral-atom", alone.length, "to", together.length),
  "pharma-rd": result("pharma-rd", solverCalls.length, "of", decisions.length),
  "web3-custodian": result("web3-custodian", refused(inStages), "of", inStages.length),
};

export default results;
