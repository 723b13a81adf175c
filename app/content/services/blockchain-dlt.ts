import type { Service } from "./types.ts";

export const blockchainDlt = {
  slug: "blockchain-dlt",
  meta: {
    title: "Blockchain and DLT: contracts, rollups, proofs | Adyakshar",
    description:
      "Smart contracts, ERC-4337 and EIP-7702 accounts, rollup integration and ZK circuits, with invariants, fuzzing and an independent audit.",
  },
  phrase: "attacked before launch.",
  lead: "You get smart contracts for a shared record that no party can rewrite alone, and the suite of attacks that they withstood.",
  overview: {
    statement: "Anyone can attack a contract, at\u00a0any hour, for as long as it holds money.",
    emphasis: "for as long as it holds money.",
    consequence: "So the threat model comes first, and the tests are the attacks.",
    paragraphs: [
      "A contract cannot be patched like a server, so we first write down who may call what, what an administrator can do, and who gains if a price is wrong or late. From this we write invariants, such as “the sum of balances never exceeds the reserve”. Fuzzing or a prover then tries to break each one.",
      "ERC-4337 makes accounts programmable, so that someone else may pay the fee and calls can be bundled. EIP-7702, live since May 7, 2025, lets an ordinary account run contract code. Guardians can restore access when the key is lost, but not after a theft, because the stolen key keeps full power.",
      "Our quantum division plans for the day when a large quantum computer could break the usual on-chain signatures and many zero-knowledge proofs.",
    ],
  },
  technologies: ["Solidity", "Foundry", "Echidna", "Halmos", "Noir", "Hyperledger Fabric"],
  capabilities: [
    {
      name: "Threat model and invariants",
      outcome: "Every rule is written down, and then attacked.",
      method:
        "Before any code, we put roles, assets, outside dependencies and incentives on paper and give each invariant an identifier.",
      verified: "Every invariant has at least one random test or proof in the repository.",
    },
    {
      name: "Smart contracts",
      outcome: "No withdrawal runs twice.",
      method:
        "We keep contracts small and build on reviewed libraries. The state changes before any call to the outside, and the direction of rounding is stated. Upgrades wait behind a timelock or don’t exist.",
      verified:
        "Foundry unit, fuzz and invariant tests and static analysis run with every change, and planted faults show whether they notice.",
    },
    {
      name: "Upgrades and storage layout",
      outcome: "No upgrade overwrites a balance.",
      method:
        "Code behind a proxy or an EIP-7702 account inherits its storage, so each has an ERC-7201 namespace and its initializers are locked.",
      verified:
        "Every build compares its layout with the last release. We rehearse each upgrade on a fork of the real chain.",
    },
    {
      name: "Oracles",
      outcome: "A flash loan can’t move your price.",
      method:
        "Every price and message from outside has a source, a maximum age, a band of plausible values and a rule for its absence.",
      verified: "Stale, missing and manipulated feeds are simulated on a fork of the chain.",
    },
    {
      name: "Formal verification",
      outcome: "The accounting holds in cases that no test tried.",
      method:
        "We prove the core accounting with a solver, and write the assumptions beside each property.",
      verified:
        "Seeded bugs must break the proof, which covers the property as stated, not the protocol as imagined.",
    },
    {
      name: "Smart accounts",
      outcome: "A signature is worthless on another chain.",
      method:
        "We give ERC-4337 accounts guardians, and set spending limits for accounts and paymasters. Under EIP-7702 only the owner’s signature initializes the account.",
      verified:
        "Tests run on a fork against the deployed contracts. Replayed signatures, drained paymasters and a stolen first call are in the suite.",
    },
    {
      name: "Rollups and bridges",
      outcome: "People can withdraw while the sequencer is down.",
      method:
        "We choose a stack by exit guarantees, data availability and cost. We prefer the rollup’s own bridge and say how it verifies messages.",
      verified:
        "Forced inclusion and withdrawal are exercised on a test network with the rollup’s sequencer switched off.",
    },
    {
      name: "Zero-knowledge circuits",
      outcome: "No value in the circuit is left unconstrained.",
      method:
        "Proving time, the gas that verification costs and the need for a trusted setup decide between Circom, Noir and a virtual machine that proves its runs.",
      verified:
        "Static tools and hostile inputs search for values that the circuit forgot to constrain.",
    },
    {
      name: "Permissioned ledgers",
      outcome: "A member who leaves loses access.",
      method:
        "Where the members are known, Fabric brings endorsement policies and private data collections. Besu suits a permissioned Ethereum network, but its private transactions were removed in 2025, so confidential data stays off its chain.",
      verified:
        "A member’s removal, an expired certificate and a split network are each rehearsed.",
    },
    {
      name: "Audit preparation",
      outcome: "The code on chain is the code that was audited.",
      method:
        "The auditor receives frozen code, a specification, known issues and the test map, and then reviews the fixes one by one.",
      verified:
        "Another firm audits a named commit, from which the deployed bytecode is rebuilt and compared.",
    },
  ],
  takes: {
    weeks: {
      title: "The threat model",
      text: "We turn each of your rules into an invariant, and give each invariant a test that attacks it.",
    },
    drivers: {
      Invariants:
        "The price grows with their number, because somebody has to write an attack for each.",
      "Chains and bridges":
        "Each has its own upgrade keys, exits and failures, and we rehearse each of them.",
      "The audit": "Another firm does it, under your contract and at its price.",
    },
  },
  handover: {
    "Contracts and circuits with their specification":
      "The deployed bytecode is reproduced from the tagged commit.",
    "Invariant map and test suites": "They catch the faults that your own team has seeded.",
    "Responses to the independent audit": "Each finding is fixed, or accepted by you in writing.",
    "Key ceremony and administration runbook":
      "Your signers rotate a key and pause the system in a drill.",
    "Monitoring rules": "An attack staged on a fork raises the alarm.",
  },
  limits: [
    "If one organization runs every node, a database with a signed, append-only log does the same for less.",
    "We don’t design token sales or promise yields.",
    "We don’t audit our own code.",
  ],
  closing: {
    title: "Write down the rule that must never break",
    emphasis: "that must never break",
    text: "You’ll hear how we would try to break it, and whether a chain is the right place for it.",
  },
} as const satisfies Service;
