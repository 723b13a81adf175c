import { thousands } from "#app/figures/format.ts";
import { inStages, refused } from "./approvals.figure.ts";
import { alone, together } from "./atoms.figure.ts";
import { decisions } from "./surrogate.figure.ts";

const solved = decisions.filter(({ verdict }) => verdict !== "accepted");

/** What is computed for each study, in one number; `computed-results.ts` says of what. */
export default {
  "neutral-atom": `${alone.length} to ${together.length}`,
  "pharma-rd": `${solved.length} of ${decisions.length}`,
  "web3-custodian": `${refused(inStages)} of ${thousands(inStages.length)}`,
};
