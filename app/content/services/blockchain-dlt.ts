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
  lead: "Contracts, rollup integrations and zero-knowledge circuits for systems in which several parties must agree and none may rewrite the record alone, with the tests and audits that such code needs.",
  overview: {
    title: "Deployed code is a public bounty, announced or not.",
    paragraphs: [
      "The first deliverable is a threat model, because a contract cannot be patched like a server. We write down who may call what, what an administrator's key can do, which prices and messages come from outside, and who profits if they are wrong or late. From it come the invariants, sentences such as “the sum of balances never exceeds the reserve”, and each becomes a property that a fuzzer and a prover are set against.",
      "Accounts have changed. ERC-4337 brings smart accounts, sponsored gas and batched calls without a change of protocol, and a shared EntryPoint contract, bundlers and paymasters that must be trusted or bounded. EIP-7702, live on Ethereum since 7 May 2025, lets an ordinary address delegate to contract code. Its original key keeps full authority: recovery by guardians helps with a lost device, never with a stolen key. And one delegation signed in the wrong place hands over the account, so wallet flows are designed on that assumption.",
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
        "Roles, assets, outside dependencies and incentives are on paper before code, and each invariant gets an identifier.",
      verified:
        "Every identifier maps to at least one fuzz or proof target, and the map lives in the repository.",
    },
    {
      title: "Smart contracts",
      method:
        "Contracts are small and built on reviewed libraries. Effects come before interactions, the direction of rounding is stated, and upgrades stand behind a timelock or do not exist.",
      verified:
        "Foundry unit, fuzz and invariant tests and static analysis run in CI, and mutation testing shows that the tests notice.",
    },
    {
      title: "Upgrades and storage layout",
      method:
        "Proxies and EIP-7702 delegates share one account's storage, so variables are namespaced (ERC-7201) and initializers are locked.",
      verified:
        "The layout of each release is compared with the last in CI, and an upgrade is rehearsed on a fork with real state.",
    },
    {
      title: "Oracles",
      method:
        "Every price and message from outside has a source, a maximum age, a band of plausible values and a rule for its absence.",
      verified:
        "Stale, missing and manipulated feeds, including prices moved by a flash loan, are simulated on a fork.",
    },
    {
      title: "Formal verification",
      method:
        "Symbolic execution or an SMT-backed proof covers the core accounting, with assumptions written beside each property.",
      verified:
        "Seeded bugs must break the proof. It covers the property as stated, not the protocol as imagined.",
    },
    {
      title: "Smart accounts",
      method:
        "We build ERC-4337 accounts and paymasters with spending limits and guardians. EIP-7702 delegation binds its initialization to the owner's signature.",
      verified:
        "Fork tests run against the deployed EntryPoint. Validation that differs from its simulation, drained paymasters, replay across chains and front-run initialization are in the suite.",
    },
    {
      title: "Rollups and bridges",
      method:
        "A stack is chosen by exit guarantees, data availability and cost. Canonical bridges are preferred, and message verification is spelled out.",
      verified:
        "Forced inclusion and withdrawal are exercised on a test network with the sequencer switched off.",
    },
    {
      title: "Zero-knowledge circuits",
      method:
        "Circom, Noir or a zkVM is chosen by proving time, verifier gas and setup. Nullifiers stop a proof from being used twice.",
      verified:
        "Under-constrained signals are hunted with static tools and hostile witnesses. Proving time and gas are measured on your circuit.",
    },
    {
      title: "Permissioned ledgers",
      method:
        "Where the members are known, Fabric brings endorsement policies and private data collections. Besu suits a permissioned Ethereum network; its private transactions were removed in 2025, so confidential data stays off its chain.",
      verified:
        "A member's removal, an expired certificate and a split network are each rehearsed.",
    },
    {
      title: "Audit preparation",
      method:
        "The auditor receives frozen code, a specification, known issues and the test map. Fixes are reviewed one by one.",
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
    "If one organization runs every node and may rewrite the record, a database with a signed, append-only log does the same for less. We do not design token sales or promise yields. We do not audit our own code: the auditor is independent and under your contract. An audit and a proof lower the risk, and neither removes it.",
  closing: {
    title: "Write down the rule that must never break",
    text: "One sentence is enough. We answer with how we would try to break it, and whether a chain is the right place to keep it.",
  },
} as const satisfies Service;
