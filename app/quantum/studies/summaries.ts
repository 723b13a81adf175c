import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import neutralAtom from "./neutral-atom/summary.computed.ts";
import pharmaRd from "./pharma-rd/summary.computed.ts";
import type { StudySummary } from "./summary.ts";
import web3Custodian from "./web3-custodian/summary.computed.ts";

export const summaries: Readonly<Record<ComputedStudyId, StudySummary>> = {
  "neutral-atom": neutralAtom,
  "pharma-rd": pharmaRd,
  "web3-custodian": web3Custodian,
};
