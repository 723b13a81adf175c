import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const web3Custodian = {
  id: "web3-custodian",
  topic: "custody",
  client: "Web3 custodian",
  title: "Changing the locks with the doors\u00a0open",
  summary:
    "A custodian moves its approvals, which must never stop, from ECDSA to ML-DSA. Each stage can be undone until assets move or old keys are destroyed.",
  problem: [
    "Approvals are signed with ECDSA and travel over classical TLS. No machine breaks either today, but traffic recorded now could be read later.",
    "Queues, databases and hardware security modules expect signatures of 64 bytes. An ML-DSA-65 signature takes 3,309.",
  ],
  approach: [
    {
      title: "Inventory",
      text: "We list every key, certificate, protocol and library with its owner and expiry date.",
    },
    {
      title: "Hybrid TLS",
      text: "X25519MLKEM768 is offered first, and X25519 alone is still accepted.",
    },
    {
      title: "Approvals with two signatures",
      text: "At first ECDSA decides and ML-DSA is only recorded. Then both are required, and finally ML-DSA decides.",
    },
    {
      title: "MPC keys",
      text: "New ECDSA keys are made as shares, and assets move to them. Splitting an old key would leave its public key visible.",
    },
    {
      title: "Cutover",
      text: "The old keys are destroyed last, after every rollback has been rehearsed under load.",
    },
  ],
  architecture: [
    {
      title: "Client to service",
      text: "Speaks TLS with a hybrid key exchange, and counts fallbacks until none is left.",
      carries: "hybrid TLS",
    },
    {
      title: "Approvals",
      text: "HSMs sign each instruction with ML-DSA-65, in one fixed form.",
      carries: "ML-DSA",
    },
    {
      title: "Inventory",
      text: "Stops every deployment that uses a key it does not list.",
      carries: "verified approvals",
    },
    {
      title: "MPC signers",
      text: "Act only on a verified approval and never join their shares. Threshold ECDSA is not post-quantum.",
      carries: "ECDSA",
    },
    {
      title: "Ledger",
      text: "Lies outside the custodian’s control, and changes last.",
      border: "on chain",
    },
  ],
  results: {
    claim: claims.custody,
    text: "At the end approvals no longer rest on ECDSA. Nothing is refused on the way, because every stage waits for its last client.",
    limit:
      "The ledger itself still verifies ECDSA, and hashed addresses hide the key only until the first spend.",
    relation:
      "Zero downtime means that no stage refuses an instruction. The stages can still add latency, so we measure it at each.",
  },
  nextSteps: [
    "Use hashed addresses, each for one spend.",
    "Follow BIP-360, a draft that would keep Bitcoin’s keys hidden.",
    "Rehearse the rollback with each change of HSM firmware.",
  ],
  quote: {
    text: "I asked for the rollback plan first. It was longer than the migration plan, and that settled it.",
    role: "chief technology officer, Web3 custodian",
  },
  more: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
  counts: "simulated instructions refused if the service switches before every client is ready",
} as const satisfies CaseStudy;
