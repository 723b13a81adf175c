import type { Service } from "./types.ts";

export const blockchainDlt = {
  slug: "blockchain-dlt",
  meta: {
    title: "Blockchain and DLT: contracts, rollups, ZK proofs | Adyakshar",
    description:
      "Smart contracts, ERC-4337 and EIP-7702 accounts, rollup integration and ZK circuits, with invariants, fuzzing and an independent audit.",
  },
  phrase: "written to be attacked.",
  lead: "Contracts, rollup integrations and zero-knowledge circuits on distributed ledgers (DLT), for parties who must agree on a record that none may rewrite alone.",
  overview: {
    statement: "A contract is attacked by everyone, at once, for as long as it holds money.",
    emphasis: "for as long as it holds money.",
    consequence: "So the threat model comes first, and the tests are the attacks.",
    paragraphs: [
      "A contract cannot be patched like a server. We write down who may call what, what an administrator’s key can do, and who profits if a price from outside is wrong or late. From this come the invariants, such as “the sum of balances never exceeds the reserve”. Each becomes a property that a fuzzer and a prover try to break.",
      "Accounts have changed. The Ethereum request for comments ERC-4337 brings smart accounts, sponsored gas and batched calls without a change of protocol. It also brings a shared EntryPoint contract, bundlers and paymasters that must be trusted or bounded. The Ethereum improvement proposal EIP-7702, live since May 7, 2025, lets an ordinary address delegate to contract code. The original key keeps full authority, so recovery by guardians helps with a lost device and never with a stolen key.",
      "Scale comes from rollups, which settle on another chain, and with it come new questions. Who can upgrade the bridge? How does a user leave when the sequencer stops? Zero-knowledge proofs prove a statement without revealing the data behind it, at a price in proving time and, in some systems, a trusted setup. The signatures in common use on chain are not post-quantum, nor are proof systems that rest on pairings.",
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
      name: "Threat model and invariants",
      prevents: "a rule that nobody wrote down",
      method:
        "We put roles, assets, outside dependencies and incentives on paper before code. Each invariant gets an identifier.",
      verified:
        "Every identifier maps to at least one fuzz or proof target. The map lives in the repository.",
    },
    {
      name: "Smart contracts",
      prevents: "a withdrawal that runs twice",
      method:
        "We keep contracts small and build on reviewed libraries. Effects come before interactions, and the direction of rounding is stated. Upgrades wait behind a timelock or do not exist.",
      verified:
        "Foundry unit, fuzz and invariant tests and static analysis run with every change. Mutation testing shows that the tests notice.",
    },
    {
      name: "Upgrades and storage layout",
      prevents: "an upgrade that overwrites a balance",
      method:
        "Proxies and EIP-7702 delegates share one account’s storage. Variables are namespaced (ERC-7201), and initializers are locked.",
      verified:
        "Every build compares its layout with the last release. An upgrade is rehearsed on a fork with real state.",
    },
    {
      name: "Oracles",
      prevents: "a price moved by a flash loan",
      method:
        "Every price and message from outside has a source, a maximum age, a band of plausible values and a rule for its absence.",
      verified:
        "Stale, missing and manipulated feeds are simulated on a fork, with a loan of any size.",
    },
    {
      name: "Formal verification",
      prevents: "a case that no test tried",
      method:
        "We prove the core accounting by symbolic execution or with a solver, and write the assumptions beside each property.",
      verified:
        "Seeded bugs must break the proof. It covers the property as stated, not the protocol as imagined.",
    },
    {
      name: "Smart accounts",
      prevents: "a signature replayed on another chain",
      method:
        "ERC-4337 accounts and paymasters have spending limits and guardians. EIP-7702 delegation binds its initialization to the owner’s signature.",
      verified:
        "Fork tests run against the deployed EntryPoint. Replay, drained paymasters and front-run initialization are in the suite.",
    },
    {
      name: "Rollups and bridges",
      prevents: "a bridge that nobody can leave",
      method:
        "We choose a stack by exit guarantees, data availability and cost. We prefer canonical bridges and spell out how messages are verified.",
      verified:
        "Forced inclusion and withdrawal are exercised on a test network with the sequencer switched off.",
    },
    {
      name: "Zero-knowledge circuits",
      prevents: "a proof that proves too little",
      method:
        "We choose Circom, Noir or a virtual machine that proves its runs (zkVM) by proving time, verifier gas and setup. Nullifiers stop a proof from being used twice.",
      verified:
        "Under-constrained signals are hunted with static tools and hostile witnesses. Proving time and gas are measured on your circuit.",
    },
    {
      name: "Permissioned ledgers",
      prevents: "a member who should be gone",
      method:
        "Where the members are known, Fabric brings endorsement policies and private data collections. Besu suits a permissioned Ethereum network. Its private transactions were removed in 2025, so confidential data stays off its chain.",
      verified:
        "A member’s removal, an expired certificate and a split network are each rehearsed.",
    },
    {
      name: "Audit preparation",
      prevents: "bytecode that nobody audited",
      method:
        "The auditor receives frozen code, a specification, known issues and the test map. Fixes are reviewed one by one.",
      verified:
        "Another firm audits a named commit. The deployed bytecode is rebuilt from that commit and compared.",
    },
  ],
  takes: {
    start: {
      title: "One rule in a sentence",
      text: "Name what must never happen to your assets, and who must agree. We reply with how we would try to break it.",
    },
    weeks: {
      title: "The threat model",
      text: "We write down who may call what, turn each rule into an invariant and give each invariant a test that attacks it.",
    },
    drivers: [
      {
        name: "Invariants",
        text: "Each becomes a property that a fuzzer or a prover tries to break.",
      },
      {
        name: "Chains and bridges",
        text: "Each has upgrade keys, exits and failures of its own to rehearse.",
      },
      {
        name: "Proofs",
        text: "A Merkle proof grows by one hash when the tree doubles. A zero-knowledge proof also costs proving time, measured on your circuit.",
      },
      { name: "The audit", text: "Another firm does it, under your contract and at its price." },
    ],
  },
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
      name: "Responses to the independent audit",
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
  limits: [
    "If one organization runs every node and may rewrite the record, a database with a signed, append-only log does the same for less.",
    "We do not design token sales or promise yields.",
    "We do not audit our own code. The auditor is independent and under your contract.",
    "An audit and a proof lower the risk. Neither removes it.",
  ],
  closing: {
    title: "Write down the rule that must never break",
    emphasis: "that must never break",
    text: "One sentence is enough. The reply also says whether a chain is the right place to keep it.",
  },
} as const satisfies Service;
