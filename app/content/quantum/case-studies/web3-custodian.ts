import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const web3Custodian = {
  id: "web3-custodian",
  topic: "custody",
  client: "Web3 custodian",
  title: "Changing the locks with the doors\u00a0open",
  summary:
    "Approvals that must not stop move to post-quantum cryptography (PQC): from old signatures (ECDSA) to new (ML-DSA). Each stage can be undone until assets move or old keys are destroyed.",
  problem: [
    "Approvals are signed by the Elliptic Curve Digital Signature Algorithm (ECDSA) and travel over classical Transport Layer Security (TLS). No machine breaks either today, but traffic recorded now could be read later.",
    "Queues, databases and hardware security modules (HSMs) expect signatures of 64 bytes. One by the Module-Lattice-Based Digital Signature Algorithm (ML-DSA-65) takes 3,309.",
  ],
  approach: [
    {
      title: "Inventory",
      text: "Every key, certificate, protocol and library is listed, with owner and expiry.",
    },
    {
      title: "Hybrid TLS",
      text: "A key exchange with both kinds (X25519MLKEM768) is offered first; the old one (X25519) is still accepted.",
    },
    {
      title: "Approvals with two signatures",
      text: "The old signature (ECDSA) decides and the new one is recorded; then both are demanded; then the new decides.",
    },
    {
      title: "MPC keys",
      text: "Multiparty computation (MPC) makes new ECDSA keys in shares, and assets move to them. Splitting an old key leaves its public key visible.",
    },
    {
      title: "Cutover",
      text: "The old keys are destroyed last, after every rollback has been rehearsed under load.",
    },
  ],
  architecture: [
    {
      title: "Client to service",
      text: "TLS with hybrid key exchange; fallbacks are counted until none is left.",
      carries: "hybrid TLS",
    },
    {
      title: "Approvals",
      text: "HSMs sign each instruction, in one fixed form (ML-DSA-65).",
      carries: "ML-DSA",
    },
    {
      title: "Inventory",
      text: "The source of truth: a deployment with an unlisted key fails.",
      carries: "verified approvals",
    },
    {
      title: "MPC signers",
      text: "They act only on a verified approval, and no machine ever holds a whole key. Threshold ECDSA is not post-quantum.",
      carries: "ECDSA",
    },
    {
      title: "Ledger",
      text: "Outside the custodian’s control; it verifies ECDSA.",
      border: "on chain",
    },
  ],
  results: {
    claim: claims.custody,
    text: "No instruction is refused while the rule changes or is rolled back. At the end, approvals no longer rest on ECDSA.",
    limit:
      "The ledger still verifies ECDSA. Hashed addresses hide the key, but only until the first spend.",
    arithmetic:
      "Zero downtime means that no stage refuses an instruction. Added latency is another matter and is measured stage by stage.",
  },
  nextSteps: [
    "Use hashed addresses, each for one spend.",
    "Follow a draft Bitcoin Improvement Proposal (BIP-360).",
    "Rehearse the rollback with each change of HSM firmware.",
  ],
  quote: {
    text: "I asked for the rollback plan first. It was longer than the migration plan, and that settled it.",
    role: "chief technology officer, Web3 custodian",
  },
  more: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
  computed: {
    unit: "refused",
    counts: (refusedAtOnce) =>
      `simulated instructions refused if, by design, we wait for all clients; ${refusedAtOnce}\u00a0if\u00a0not`,
  },
} as const satisfies CaseStudy;
