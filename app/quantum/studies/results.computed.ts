import { neutralAtom } from "#app/content/quantum/case-studies/neutral-atom.ts";
import { pharmaRd } from "#app/content/quantum/case-studies/pharma-rd.ts";
import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { web3Custodian } from "#app/content/quantum/case-studies/web3-custodian.ts";
import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import { thousands } from "#app/lib/format.ts";
import { gateSteps, layerSteps } from "./neutral-atom/model.ts";
import { decisions, outcome } from "./pharma-rd/model.ts";
import { countRefused, verdictsAtOnce } from "./web3-custodian/model.ts";

type Span = readonly [from: number, word: "of" | "to", to: number];

/**
 * A study's number with the few words that other pages show, so that they need not load the study. The outcome has the
 * tone that it has in the drawings.
 */
function result(
  { topic, counts }: Required<Pick<CaseStudy, "topic" | "counts">>,
  [first, word, second]: Span,
  tone: "accent" | "ink",
) {
  const [from, to] = [thousands(first), thousands(second)];
  return { from, word, to, number: `${from} ${word} ${to}`, topic, counts, tone };
}

const results: Readonly<Record<ComputedStudyId, ReturnType<typeof result>>> = {
  "neutral-atom": result(neutralAtom, [gateSteps.length, "to", layerSteps.length], "accent"),
  "pharma-rd": result(pharmaRd, [outcome.solverCalls, "of", decisions.length], "ink"),
  "web3-custodian": result(
    web3Custodian,
    [countRefused(verdictsAtOnce), "of", verdictsAtOnce.length],
    "ink",
  ),
};

export default results;
