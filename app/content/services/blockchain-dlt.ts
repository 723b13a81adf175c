import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const blockchainDlt = {
  slug: "blockchain-dlt",
  name: serviceNames["blockchain-dlt"],
  accent: "neon-blue",
  meta: {
    title: "Blockchain and DLT: contracts, rollups, ZK proofs | Adyakshar",
    description:
      "Smart contracts, ERC-4337 and EIP-7702 accounts, rollup integration and ZK circuits, with invariants, fuzzing and an independent audit.",
  },
  phrase: "written to be attacked.",
  lead: "Contracts, rollup integrations and zero-knowledge circuits for systems in which several parties must agree and none may hold the pen, with the tests and audits that such code needs.",
  overview: {
    title: "Deployed code is a public bounty, announced or not.",
    paragraphs: [
      "The first deliverable is a threat model, because a contract cannot be patched like a server. We write down who may call what, what an administrator's key can do, which prices and messages come from outside, and who profits if they are wrong. From it come the invariants, sentences such as “the sum of balances never exceeds the reserve”, and each becomes a property that a fuzzer and a prover are set against.",
      "Accounts have changed. ERC-4337 brings smart accounts, sponsored gas and batched calls without a change of protocol. EIP-7702, live on Ethereum since 7 May 2025, lets an ordinary address delegate to contract code. Both make recovery and payment better, and both add a way to be drained: one delegation signed in the wrong place hands over the account. We design wallet flows on that assumption.",
      "Scale comes from rollups, and their trust assumptions come with it: who can upgrade the bridge, whether proofs are enforced today, how a user leaves when the sequencer stops. Zero-knowledge proofs show a statement without its data, at a price in proving time and, in some systems, a trusted setup. The signatures in common use on chain are not post-quantum; our quantum division works on what can be protected off chain meanwhile.",
    ],
  },
  technologies: [
    "Solidity",
    "Rust",
    "Foundry",
    "Slither",
    "Echidna",
    "Halmos",
    "ERC-4337",
    "EIP-7702",
    "Rollups",
    "Circom",
    "Noir",
    "zkVMs",
    "Hyperledger Fabric",
    "Besu",
  ],
  capabilities: [
    {
      title: "Threat model and invariants",
      method:
        "Roles, assets, outside dependencies and incentives on paper before code. Each invariant gets an identifier.",
      verified:
        "Every identifier maps to at least one fuzz or proof target. The map lives in the repository.",
    },
    {
      title: "Smart contracts",
      method:
        "Small contracts on reviewed libraries, effects before interactions, rounding direction stated, upgrades behind a timelock or absent.",
      verified:
        "Foundry unit, fuzz and invariant tests, static analysis in CI, and mutation testing to show that the tests notice.",
    },
    {
      title: "Formal verification",
      method:
        "Symbolic execution or SMT-backed proof for the core accounting, with assumptions written beside each property.",
      verified:
        "Seeded bugs must break the proof. It covers the property as stated, not the protocol as imagined.",
    },
    {
      title: "Smart accounts",
      method:
        "ERC-4337 accounts and paymasters; EIP-7702 delegation whose initialisation is bound to the owner's signature; spending limits and guardians.",
      verified:
        "Fork tests against the deployed EntryPoint. Cross-chain replay, paymaster griefing and front-run initialisation are in the suite.",
    },
    {
      title: "Rollups and bridges",
      method:
        "A stack chosen by exit guarantees, data availability and cost. Canonical bridges preferred; message verification spelled out.",
      verified:
        "Forced inclusion and withdrawal are exercised on a test network with the sequencer switched off.",
    },
    {
      title: "Zero-knowledge circuits",
      method:
        "Circom, Noir or a zkVM, chosen by proving time, verifier gas and setup. Nullifiers stop a proof from being used twice.",
      verified:
        "Under-constrained signals are hunted with static tools and hostile witnesses. Proving time and gas are measured, not quoted.",
    },
    {
      title: "Permissioned ledgers",
      method:
        "Fabric or Besu where the members are known: endorsement policy, private data and key ceremonies agreed with each of them.",
      verified:
        "A member's removal, an expired certificate and a split network are each rehearsed.",
    },
    {
      title: "Audit preparation",
      method:
        "Code freeze, specification, known issues and test map for the auditor. Fixes are reviewed one by one.",
      verified:
        "Another firm audits a named commit, and the bytecode deployed is rebuilt from that commit and compared.",
    },
  ],
  handover: [
    {
      name: "Contracts and circuits with their specification",
      accepted: "The deployed bytecode is reproduced from the tagged commit.",
    },
    {
      name: "Invariant map and test suites",
      accepted: "They catch the faults that you seed.",
    },
    {
      name: "Independent audit report, with responses",
      accepted: "Each finding is fixed, or accepted by you in writing.",
    },
    {
      name: "Key ceremony and administration runbook",
      accepted: "Your signers rotate a key and pause the system in a drill.",
    },
    {
      name: "Monitoring rules",
      accepted: "An attack staged on a fork raises the alarm.",
    },
  ],
  limits:
    "If one organisation runs every node and may rewrite the record, a database with a signed, append-only log does the same for less. We do not design token sales or promise yields. We do not audit our own code: the auditor is independent and under your contract. An audit and a proof lower the risk, and neither removes it.",
  closing: {
    title: "Bring the rule that must never break",
    text: "One sentence is enough. We answer with how we would try to break it, and whether a chain is the right place to keep it.",
  },
} as const satisfies Service;
