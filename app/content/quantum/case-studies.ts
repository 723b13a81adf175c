import type { Hero, NextStep, PageMeta } from "../types.ts";
import { neutralAtom } from "./case-studies/neutral-atom.ts";
import { pharmaRd } from "./case-studies/pharma-rd.ts";
import type { CaseStudy } from "./case-studies/study.ts";
import { web3Custodian } from "./case-studies/web3-custodian.ts";

interface CaseStudiesPage {
  meta: PageMeta;
  hero: Hero;
  /** What the list of the studies is called. */
  contents: string;
  /** The headings that the studies share. */
  parts: Record<
    | "aim"
    | "problem"
    | "approach"
    | "architecture"
    | "results"
    | "arithmetic"
    | "limit"
    | "nextSteps"
    | "voice",
    string
  >;
  studies: readonly CaseStudy[];
  next: NextStep;
}

export const caseStudiesPage = {
  meta: {
    title: "Case studies: three worked examples | Adyakshar Quantum Labs",
    description:
      "Three worked studies with problem, approach, architecture, result and limit: a neutral-atom compiler, a pharma screening pipeline, a custodian’s move to PQC.",
  },
  hero: {
    kicker: "case studies",
    title: "Three\u00a0studies, worked\u00a0through.",
    lead: "These case studies are worked examples, not client references. The large numbers are computed here, and each links to its method.",
  },
  contents: "The studies",
  parts: {
    aim: "Aim",
    problem: "Problem",
    approach: "Approach",
    architecture: "Architecture",
    results: "Results",
    arithmetic: "How the figures relate",
    limit: "Limit",
    nextSteps: "Next steps",
    voice: "Illustrative voice",
  },
  studies: [neutralAtom, pharmaRd, web3Custodian],
  next: {
    title: "Yours would start with a measurement",
    text: "Name one workload and the figure you measure today. We measure it first, and stop if there is nothing to gain.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const satisfies CaseStudiesPage;

type Study = (typeof caseStudiesPage.studies)[number];

/** A study for which something is computed: `quantum/sections/results.data.ts` has its number. */
export type ComputedStudyId = Extract<Study, { computed: object }>["id"];
