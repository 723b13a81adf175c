import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const web3Custodian = {
  id: "web3-custodian",
  topic: "custody",
  client: "Web3 custodian",
  title: "Changing the locks with the doors\u00a0open",
  summary:
    "A signing path that must not stop moves to post-quantum cryptography (PQC) in stages, each with its rollback.",
  problem: [
    "Approvals are signed with elliptic-curve keys (ECDSA) and travel over classical transport security (TLS). No machine breaks either today, but recorded traffic can wait for one that does.",
    "Queues, databases and hardware security modules (HSMs) were built for signatures of 64 bytes, and a post-quantum one (ML-DSA-65) takes 3,309.",
  ],
  approach: [
    {
      title: "Inventory",
      text: "Every key, certificate, protocol and library is listed, with owner and expiry.",
    },
    {
      title: "Hybrid TLS",
      text: "The hybrid key exchange (X25519MLKEM768) is offered first; the old one (X25519) is still accepted.",
    },
    {
      title: "Approvals with two signatures",
      text: "Verifiers first record the ML-DSA signature and decide by ECDSA, then demand both, then decide by ML-DSA. Each step can be undone.",
    },
    {
      title: "MPC keys",
      text: "Multiparty computation (MPC) makes new ECDSA keys in shares, and assets move to them. Splitting an old key would leave it exposed.",
    },
    {
      title: "Cutover",
      text: "The old path is retired last, after every rollback has been rehearsed under load.",
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
      text: "ML-DSA-65 in HSMs, over a canonical encoding of the instruction.",
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
    text: "No instruction is refused while the verifier records ML-DSA, demands both signatures, decides by ML-DSA or rolls back. At the end, approvals no longer rest on ECDSA.",
    limit:
      "The ledger still verifies ECDSA. Only hashed address types hide the key, and only until the first spend.",
    arithmetic:
      "The home page makes the same claim. Zero downtime means that no stage refuses an instruction. Added latency is another matter and is measured stage by stage.",
  },
  nextSteps: [
    "Use hashed address types, each address for one spend.",
    "Follow Bitcoin’s draft BIP-360, and try contract accounts that verify post-quantum signatures.",
    "Rehearse the rollback with each change of HSM firmware.",
  ],
  quote: {
    text: "I asked for the rollback plan first. It was longer than the migration plan, and that settled it.",
    role: "CTO, Web3 custodian",
  },
  more: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
} as const satisfies CaseStudy;
