import { neutralAtom } from "#app/content/quantum/case-studies/neutral-atom.ts";
import { pharmaRd } from "#app/content/quantum/case-studies/pharma-rd.ts";
import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { web3Custodian } from "#app/content/quantum/case-studies/web3-custodian.ts";
import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import { thousands } from "#app/figures/format.ts";
import {
  countRefused,
  verdictsAtOnce,
  verdictsInStages,
} from "#app/models/case-studies/approvals.ts";
import { gateSteps, layerSteps } from "#app/models/case-studies/atom-frames.ts";
import { decisions, solverCalls } from "#app/models/case-studies/surrogate.ts";

type Span = readonly [from: number, word: "of" | "to", to: number];

/** The number of a study, and of its words those that pages show which do not load the rest. */
function result(
  { topic, computed: { unit, counts } }: Required<Pick<CaseStudy, "topic" | "computed">>,
  [first, word, second]: Span,
  otherwise = 0,
) {
  const [from, to] = [thousands(first), thousands(second)];
  const words = { topic, unit, counts: typeof counts === "string" ? counts : counts(otherwise) };
  return { from, word, to, number: `${from} ${word} ${to}`, ...words };
}

/** What is computed for each study, in one number. */
const results: Readonly<Record<ComputedStudyId, ReturnType<typeof result>>> = {
  "neutral-atom": result(neutralAtom, [gateSteps.length, "to", layerSteps.length]),
  "pharma-rd": result(pharmaRd, [solverCalls.length, "of", decisions.length]),
  "web3-custodian": result(
    web3Custodian,
    [countRefused(verdictsInStages), "of", verdictsInStages.length],
    countRefused(verdictsAtOnce),
  ),
};

export default results;
