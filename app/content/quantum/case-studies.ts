import { numeral } from "../numeral.ts";
import type { PageMeta } from "../types.ts";
import { neutralAtom } from "./case-studies/neutral-atom.ts";
import { pharmaRd } from "./case-studies/pharma-rd.ts";
import { web3Custodian } from "./case-studies/web3-custodian.ts";

const studies = [neutralAtom, pharmaRd, web3Custodian] as const;
const count = numeral(studies.length);

export const caseStudiesPage = {
  meta: {
    title: `Case studies: ${count.toLowerCase()} worked examples | Adyakshar Quantum Labs`,
    description: `${count} worked examples with problem, approach, architecture, result and limit, among them a neutral-atom startup’s compiler and a custodian’s move to PQC.`,
  } satisfies PageMeta,
  hero: {
    kicker: "Case studies",
    title: `${count} quantum projects, from atoms to keys.`,
    lead: "How we would build a compiler for neutral atoms, a learned model for drug discovery and new signatures for a Web3 custodian. We computed the large number in each.",
    action: { label: "Describe your project", to: "/contact" },
  },
  /** The page shows the word in quotation marks as the tag. */
  note: "These are worked examples, not client references. “Illustrative” marks what such a project aims for.",
  contents: "The studies",
  parts: {
    problem: "Problem",
    approach: "Approach",
    architecture: "Architecture",
    results: "Results",
    limit: "Limits",
    nextSteps: "Next steps",
    voice: "Illustrative voice",
  },
  studies,
  next: {
    title: "Yours begins with a measurement",
    text: "Send one workload and the figure you have for it today. We reproduce that figure first, and every later number is held against it.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const;

type Study = (typeof caseStudiesPage.studies)[number];

/** A study for which something is computed: `app/quantum/studies` has a folder of its name. */
export type ComputedStudyId = Extract<Study, { counts: string }>["id"];
