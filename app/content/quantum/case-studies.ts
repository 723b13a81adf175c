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
  results: { claim: string; text: string; limit: string };
  nextSteps: readonly string[];
  quote: { text: string; role: string };
}

interface CaseStudiesPage {
  meta: PageMeta;
  hero: Hero;
  contents: { title: string; note: string };
  /** The headings that every study shares. */
  parts: Record<
    "summary" | "problem" | "approach" | "architecture" | "results" | "limit" | "nextSteps",
    string
  >;
  studies: readonly CaseStudy[];
  next: NextStep;
}

export const caseStudiesPage = {
  meta: {
    title: "Case studies: three short papers | Adyakshar Quantum Labs",
    description:
      "Three studies with problem, approach, architecture, result and limit: a neutral-atom compiler, a pharma screening pipeline and a custodian's move to PQC.",
  },
  hero: {
    kicker: "case studies",
    title: "Measured against what was there before.",
    lead: "Three studies, written as short papers: the problem, the method, the parts that were built, the one result we claim, and where it stops holding.",
  },
  contents: {
    title: "The studies",
    note: "Illustrative studies. Clients and quotes are given by role; result figures draw the stated claim and nothing more.",
  },
  parts: {
    summary: "Abstract",
    problem: "Problem",
    approach: "Approach",
    architecture: "Architecture",
    results: "Results",
    limit: "Limit",
    nextSteps: "Next steps",
  },
  studies: [
    {
      id: "neutral-atom",
      client: "Neutral-atom startup",
      title: "Fewer trips between zones",
      summary:
        "A maker of zoned neutral-atom processors had a compiler that carried every atom back to storage after each gate. A placer that reuses atoms and a scheduler that moves them in parallel gave a 3.1x depth reduction on the maker's own circuits, against its previous compiler.",
      problem: [
        "In a zoned array an entangling gate happens only where the Rydberg laser shines. Moving tweezers carry atoms there from storage, and a move takes far longer than the gate it serves. The compiler treated each two-qubit gate alone: fetch both atoms, pulse, carry both back. Most of the program was travel, and waiting atoms lost coherence meanwhile.",
        "Moves do not run side by side at will. Crossed acousto-optic deflectors carry whole rows and columns, which may neither cross nor merge. And one pulse lights the whole zone: any two atoms within the blockade radius interact, so an atom parked in the wrong place joins a gate that nobody asked for.",
      ],
      approach: [
        {
          title: "Freeze a baseline",
          text: "The previous compiler, the device model and the circuit set are pinned. Depth counts sequential steps, moves and pulses alike.",
        },
        {
          title: "Place for reuse",
          text: "Commuting gates form layers. An atom that the next layer needs stays in the entangling zone; which ones stay is a bipartite matching between neighbouring layers.",
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
        text: "Over the pinned circuits, on the same device model, against the maker's previous compiler. The steps that went missing are travel.",
        limit:
          "Circuits whose neighbouring layers share few atoms gain least. Depth is not fidelity either: each remaining move keeps its own loss and heating.",
      },
      nextSteps: [
        "Weight the placer by measured loss per move, so that it optimises fidelity and not only depth.",
        "Extend reuse to mid-circuit measurement, where an atom returns from the readout zone.",
        "Release the circuit set as OpenQASM 3, so that others can run against it.",
      ],
      quote: {
        text: "We had been tuning pulses. The time was in the tweezers.",
        role: "Head of compilers, neutral-atom startup",
      },
    },
    {
      id: "pharma-rd",
      client: "Pharma R&D",
      title: "An expensive solver, called less often",
      summary:
        "A research group sent every candidate with a multireference active site to a high-level solver. Active spaces chosen by rule, a surrogate behind an uncertainty gate and a GPU solver for what the gate rejects brought 30% compute cost savings. No quantum processor took part.",
      problem: [
        "At a transition-metal site several electron configurations carry comparable weight, and common density functionals disagree with each other. The group therefore ran a multireference method on every candidate. Its cost climbs steeply with the active space, and each chemist chose that space by hand: one molecule, two people, two energies.",
        "A learned model alone was no answer. Its errors grow sharply outside the training distribution, and a discovery campaign leaves that distribution on purpose. An unmarked wrong energy costs more than a slow right one.",
      ],
      approach: [
        {
          title: "Choose the space by rule",
          text: "A cheap preliminary DMRG run ranks orbitals by their entanglement; a fixed threshold draws the active space. Same molecule, same space.",
        },
        {
          title: "Solve it on GPUs",
          text: "DMRG inside the active space, second-order perturbation theory for the correlation outside it.",
        },
        {
          title: "Learn the difference",
          text: "An ensemble of models is trained on the gap between a cheap method and the solver, which is smoother than the energy itself.",
        },
        {
          title: "Gate by spread",
          text: "Where the ensemble agrees within a bound calibrated on held-out molecules, its answer stands. Elsewhere the solver runs, and its result joins the training set.",
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
          text: "The ensemble, its spread, and the bound that decides.",
        },
        { title: "GPU solver", text: "The reference method. It alone produces training data." },
        {
          title: "Cache",
          text: "Keyed by a hash of geometry, basis, method and version; no question is paid for twice.",
        },
        {
          title: "Provenance log",
          text: "Append-only: input, method, version, spread and decision behind every energy.",
        },
      ],
      results: {
        claim: "30% compute cost savings",
        text: "Over one screening campaign, against sending every candidate to the solver. The bill includes training, calibration and each solver call that the gate forced.",
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
        role: "Head of R&D informatics, pharma company",
      },
    },
    {
      id: "web3-custodian",
      client: "Web3 custodian",
      title: "Changing the locks with the doors open",
      summary:
        "A custodian of digital assets authenticated approvals with exposed ECDSA keys, in a signing path that could not stop. An inventory, hybrid TLS, ML-DSA approvals off chain, MPC keys and a staged cut-over gave it a zero-downtime PQC migration of what it controls. Signatures on chain remain what the chains accept.",
      problem: [
        "Instructions and approvals were signed with ECDSA and travelled over TLS with a classical key exchange. No machine that exists breaks either. But traffic recorded now can be kept for one that may, and a forged approval moves assets, so the custodian wanted both replaced before they were urgent.",
        "The path runs around the clock, and its formats had set around a small signature: 64 bytes for ECDSA P-256, where ML-DSA-65 takes 3,309. Queue limits, database columns and HSM firmware all assumed the smaller one.",
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
          text: "On-chain keys pass from single holders to threshold ECDSA signers, which act only on a verified ML-DSA approval.",
        },
        {
          title: "Cut-over",
          text: "The old path is retired last, after the way back from every stage has been rehearsed under load.",
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
        text: "Instructions were accepted and executed through all five stages, with the old path standing by until the last. Approvals no longer rest on ECDSA, nor transport on a classical key exchange alone.",
        limit:
          "The ledger still verifies ECDSA. Threshold signing removes the single holder, not the exposure of a public key on chain; that waits for the chains.",
      },
      nextSteps: [
        "Reduce exposure meanwhile: no address reuse, so that a public key stays behind its hash until its coins are spent.",
        "Follow BIP-360, which is still a proposal, and leave room in the formats for larger signatures on chain.",
        "Repeat the rollback rehearsal with each change of HSM firmware.",
      ],
      quote: {
        text: "I asked for the rollback plan first. It was longer than the migration plan, and that settled it.",
        role: "CTO, Web3 custodian",
      },
    },
  ],
  next: {
    title: "Yours would start with a baseline",
    text: "Send one workload and the figure you measure today. We propose the comparison, and say what would count as failure.",
    link: { label: "Contact the lab", to: "/contact" },
  },
} as const satisfies CaseStudiesPage;
