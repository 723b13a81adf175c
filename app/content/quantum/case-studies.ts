import type { Hero, NextStep, PageMeta, Point } from "../types.ts";

export interface CaseStudy {
  /** The anchor under which the study is linked. */
  id: string;
  client: string;
  title: string;
  summary: string;
  problem: readonly string[];
  approach: readonly Point[];
  architecture: readonly Point[];
  /** `arithmetic` says how the claim meets the home page's figure for the same example. */
  results: { claim: string; text: string; arithmetic: string; limit: string };
  nextSteps: readonly string[];
  quote: { text: string; role: string };
}

interface CaseStudiesPage {
  meta: PageMeta;
  hero: Hero;
  contents: { title: string; note: string };
  /** The headings that the studies share. */
  parts: Record<
    | "problem"
    | "approach"
    | "architecture"
    | "roles"
    | "results"
    | "arithmetic"
    | "limit"
    | "nextSteps",
    string
  >;
  studies: readonly CaseStudy[];
  next: NextStep;
}

export const caseStudiesPage = {
  meta: {
    title: "Case studies: three short papers | Adyakshar Quantum Labs",
    description:
      "Three composed studies with problem, approach, architecture, result and limit: a neutral-atom compiler, a pharma screening pipeline, a custodian's move to PQC.",
  },
  hero: {
    kicker: "case studies, composed",
    title: "Three examples, worked through on paper.",
    lead: "These are composed examples. No client, quote or measurement stands behind them; the methods are published and cited, the arithmetic can be checked, and the numbers show what kind of result such work aims at.",
  },
  contents: {
    title: "The studies",
    note: "Composed: clients, quotes and results are invented to show a method. Counts in the figures that our code computes are marked as computed.",
  },
  parts: {
    problem: "Problem",
    approach: "Approach",
    architecture: "Architecture",
    roles: "What each part does",
    results: "Results",
    arithmetic: "How the figures relate",
    limit: "Limit",
    nextSteps: "Next steps",
  },
  studies: [
    {
      id: "neutral-atom",
      client: "Neutral-atom startup",
      title: "Fewer trips between zones",
      summary:
        "A maker of zoned neutral-atom processors has a compiler that carries every atom back to storage after each gate. A placer that reuses atoms, after ZAC (arXiv 2411.11784), and a scheduler that moves them in parallel, after Enola (arXiv 2405.15095), give a 3.1x depth reduction against that compiler in this composed example.",
      problem: [
        "In a zoned array an entangling gate happens only where the Rydberg laser shines. Moving tweezers carry atoms there from storage, and a move takes far longer than the gate it serves. The compiler treats each two-qubit gate alone: fetch both atoms, pulse, carry both back. Most of the program is travel, and waiting atoms lose coherence meanwhile.",
        "Moves cannot be combined at will. Crossed acousto-optic deflectors carry whole rows and columns, which may neither cross nor merge. And one pulse lights the whole zone: any two atoms within the blockade radius interact, so an atom parked in the wrong place joins a gate that nobody asked for.",
      ],
      approach: [
        {
          title: "Freeze a baseline",
          text: "The previous compiler, the device model and the circuit set are pinned. Depth counts sequential steps: a group of parallel moves is one, a pulse is one.",
        },
        {
          title: "Place for reuse",
          text: "Commuting gates form layers. An atom that the next layer needs stays in the entangling zone; which ones stay is a bipartite matching between neighboring layers.",
        },
        {
          title: "Move in parallel",
          text: "Moves that would cross or merge deflector rows are edges of a conflict graph. The scheduler packs large independent sets of it, longest moves first.",
        },
        {
          title: "Check every schedule",
          text: "A replay on the device model looks for order and blockade violations; an equivalence check compares the result with the source circuit.",
        },
      ],
      architecture: [
        {
          title: "IR",
          text: "Gates, dependencies and commutation, lowered from OpenQASM 3. It knows nothing of tweezers.",
        },
        {
          title: "Zoned placer",
          text: "Assigns storage traps and entangling sites layer by layer, with reuse as part of the cost.",
        },
        {
          title: "Scheduler",
          text: "Packs compatible moves into one deflector frame and interleaves frames with pulses.",
        },
        {
          title: "Pulse back end",
          text: "Emits tweezer trajectories and laser pulses in the control system's own format.",
        },
      ],
      results: {
        claim: "3.1x depth reduction",
        text: "Composed: over the pinned circuits, on the same device model, against the previous compiler. Most of the steps that disappear are travel; the rest are pulses that a layer shares.",
        arithmetic:
          "The home page states 5x fewer gate errors and 3x faster execution for the same example. The run time falls by a little less than the depth, because the steps that remain are on average longer, by the factor 3.1/3. Gate errors are errors per executed gate, idling and transport included. Waiting three times shorter would alone give at most 3x; the rest has to come from moves that no longer happen.",
        limit:
          "Circuits whose neighboring layers share few atoms gain least. Depth is not fidelity either: each remaining move keeps its own loss and heating.",
      },
      nextSteps: [
        "Weight the placer by measured loss per move, so that it optimizes fidelity and not only depth.",
        "Extend reuse to mid-circuit measurement, where an atom returns from the readout zone.",
        "Release the circuit set as OpenQASM 3, so that others can run against it.",
      ],
      quote: {
        text: "We had been tuning pulses. The time was in the tweezers.",
        role: "Head of compilers, neutral-atom startup (composed)",
      },
    },
    {
      id: "pharma-rd",
      client: "Pharma R&D",
      title: "An expensive solver, called less often",
      summary:
        "A research group sends every candidate with a multireference active site to a high-level solver. Active spaces chosen by rule, a Δ-learning surrogate behind a gate and a GPU solver for what the gate turns away bring 30% compute cost savings in this composed example. No quantum processor takes part, and the result is research-grade, not validated.",
      problem: [
        "At a transition-metal site several electron configurations carry comparable weight, and common density functionals disagree with each other. The group therefore runs a multireference method on every candidate. Its cost climbs steeply with the active space, and each chemist chooses that space by hand: one molecule, two people, two energies.",
        "A learned model alone is no answer. Its errors grow sharply outside the training distribution, and a discovery campaign leaves that distribution on purpose. An unmarked wrong energy costs more than a slow right one.",
      ],
      approach: [
        {
          title: "Choose the space by rule",
          text: "A cheap preliminary DMRG run ranks orbitals by their entanglement; a fixed threshold draws the active space. The same geometry gets the same space, and a reaction path one union space for all its points.",
        },
        {
          title: "Solve it on GPUs",
          text: "DMRG inside the active space, second-order perturbation theory for the correlation outside it.",
        },
        {
          title: "Learn the difference (Δ-learning)",
          text: "An ensemble of models is trained on the gap between a cheap method and the solver, which is smoother than the energy itself.",
        },
        {
          title: "Gate by spread, distance and audit",
          text: "An answer stands where the ensemble agrees within a calibrated bound and the input lies near the training data, because spread alone can stay flat as the error grows (arXiv 2508.06456). The solver checks a random part of what was accepted. The rest it computes, and its results join the training set.",
        },
      ],
      architecture: [
        { title: "Queue", text: "Batches candidates of like size, so that the GPUs stay full." },
        {
          title: "Active-space selector",
          text: "Orbital ranking and threshold, versioned together.",
        },
        {
          title: "Surrogate and gate",
          text: "The ensemble, its spread, the distance test and the audit rate.",
        },
        { title: "GPU solver", text: "The reference method. It alone produces training data." },
        {
          title: "Cache",
          text: "Keyed by a hash of geometry, basis, method and version; no calculation runs twice.",
        },
        {
          title: "Provenance log",
          text: "Append-only: input, method, version, spread and decision behind every energy.",
        },
      ],
      results: {
        claim: "30% compute cost savings",
        text: "Composed: over one screening campaign, against sending every candidate to the solver. Training, calibration, audits and each solver call that the gate forces are included.",
        arithmetic:
          "The home page states 10x faster molecular calculations for the same example. That is the cost of an answer that the surrogate may give; 30% is the saving of the whole campaign. If an accepted answer costs a tenth, with its share of training and audits, it saves nine tenths, so a third of the inputs must be accepted: 1/3 of 9/10 is 30%.",
        limit:
          "The saving follows the chemistry. In unfamiliar territory the gate sends nearly everything to the solver, as it should, and the saving shrinks.",
      },
      nextSteps: [
        "Watch the gate's calibration in production; refit when the share of solver calls drifts.",
        "Pick the next candidates partly by what the surrogate does not know.",
        "Export the same active spaces as qubit Hamiltonians and cost phase estimation on a fault-tolerant machine.",
      ],
      quote: {
        text: "The number we use most is not the energy. It is the model saying that it does not know.",
        role: "Head of R&D informatics, pharma company (composed)",
      },
    },
    {
      id: "web3-custodian",
      client: "Web3 custodian",
      title: "Changing the locks with the doors open",
      summary:
        "A custodian of digital assets approves transfers with ECDSA, in a signing path that may not stop, and holds assets under keys whose public half is visible on chain. An inventory, hybrid TLS, ML-DSA approvals off chain, MPC keys and a staged cut-over give it a zero-downtime PQC migration of what it controls, in this composed example. Signatures on chain remain what the chains accept.",
      problem: [
        "Instructions and approvals are signed with ECDSA and travel over TLS with a classical key exchange. No machine that exists breaks either. But traffic recorded now can be kept for one that may, and a forged approval moves assets, so the custodian wants both replaced before they are urgent.",
        "The path runs around the clock, and its formats were built around a small signature: 64 bytes for ECDSA P-256, where ML-DSA-65 takes 3,309. Queue limits, database columns and HSM firmware all assume the smaller one.",
      ],
      approach: [
        {
          title: "Inventory",
          text: "Every key, certificate, protocol and library that signs or agrees on keys, with its owner and expiry, in a machine-readable bill of materials.",
        },
        {
          title: "Hybrid TLS",
          text: "X25519MLKEM768 is offered first and X25519 still accepted. A hybrid session holds as long as either part does.",
        },
        {
          title: "Approvals with two signatures",
          text: "Verifiers first record ML-DSA and decide by ECDSA, then demand both, then decide by ML-DSA. Each step is a switch that turns back.",
        },
        {
          title: "MPC keys",
          text: "New threshold ECDSA keys are generated as shares, and assets are swept to their addresses in batches. Splitting an old key would leave its public key exposed, and a copy of it might survive. Signers act only on a verified ML-DSA approval.",
        },
        {
          title: "Cut-over",
          text: "The old path is retired last, after the rollback of every stage has been rehearsed under load.",
        },
      ],
      architecture: [
        {
          title: "Client to service",
          text: "TLS with hybrid key exchange; fallbacks are counted until none is left.",
        },
        {
          title: "Approvals",
          text: "ML-DSA-65 in HSMs, over a canonical encoding of the instruction.",
        },
        {
          title: "Inventory",
          text: "The source of truth: a deployment with an unlisted key fails.",
        },
        {
          title: "MPC signers",
          text: "No machine ever holds a whole key. Threshold ECDSA is not post-quantum.",
        },
        { title: "Ledger", text: "Outside the custodian's control; it verifies ECDSA." },
      ],
      results: {
        claim: "Zero-downtime PQC migration",
        text: "Composed: instructions are accepted and executed through all five stages, with the old path standing by until the last. Approvals then no longer rest on ECDSA, nor transport on a classical key exchange alone.",
        arithmetic:
          "The home page makes the same claim in the same words. Zero downtime means that no stage refuses an instruction; it says nothing about added latency, which is measured stage by stage.",
        limit:
          "The ledger still verifies ECDSA. A swept address hides its key again only where the type of address does so, and only until its first spend.",
      },
      nextSteps: [
        "Reduce exposure meanwhile: hashed address types, no reuse, one spend for each address.",
        "Follow BIP-360, still a draft, and try contract accounts that verify a post-quantum signature where their gas is worth it.",
        "Repeat the rollback rehearsal with each change of HSM firmware.",
      ],
      quote: {
        text: "I asked for the rollback plan first. It was longer than the migration plan, and that settled it.",
        role: "CTO, Web3 custodian (composed)",
      },
    },
  ],
  next: {
    title: "Yours would start with a measurement",
    text: "Name one workload and the figure you measure today. We propose the comparison, and say what would count as failure.",
    link: { label: "Contact the lab", to: "/contact" },
  },
} as const satisfies CaseStudiesPage;
