import { claims } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

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
  /** Where its line of work is described. */
  more: NavLink;
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
    | "results"
    | "arithmetic"
    | "limit"
    | "nextSteps"
    | "quote",
    string
  >;
  studies: readonly CaseStudy[];
  next: NextStep;
}

export const caseStudiesPage = {
  meta: {
    title: "Case studies: three short papers | Adyakshar Quantum Labs",
    description:
      "Three composed studies with problem, approach, architecture, result and limit: a neutral-atom compiler, a pharma screening pipeline, a custodian’s move to PQC.",
  },
  hero: {
    kicker: "case studies, composed",
    title: "Three\u00a0examples, worked on\u00a0paper.",
    lead: "These are composed examples: no client, quote or measurement stands behind them. The methods are published and cited, and the arithmetic can be checked.",
  },
  contents: {
    title: "The studies",
    note: "Counts marked as computed or simulated come from the code behind this site.",
  },
  parts: {
    problem: "Problem",
    approach: "Approach",
    architecture: "Architecture",
    results: "Results",
    arithmetic: "How the figures relate",
    limit: "Limit",
    nextSteps: "Next steps",
    quote: "Invented quote",
  },
  studies: [
    {
      id: "neutral-atom",
      client: "Neutral-atom startup",
      title: "Fewer trips between zones",
      summary:
        "The compiler of a neutral-atom startup carries every atom back to storage after each gate. A new placer reuses atoms, after ZAC (arXiv 2411.11784). A new scheduler moves them in parallel, after Enola (arXiv 2405.15095). In this composed example they give a 3.1x depth reduction against that compiler.",
      problem: [
        "An entangling gate happens only where the Rydberg laser shines. Moving tweezers carry atoms there from storage, and a move takes far longer than the gate it serves. The compiler treats each two-qubit gate alone, so most of the program is travel, and waiting atoms lose coherence.",
        "Moves cannot be combined at will: deflectors carry whole rows and columns, which may neither cross nor merge. And one pulse lights the whole zone, so an atom parked in the wrong place joins a gate that nobody asked for.",
      ],
      approach: [
        {
          title: "Freeze a baseline",
          text: "Compiler, device model and circuits are pinned. Depth counts steps: a group of parallel moves is one, a pulse is one.",
        },
        {
          title: "Place for reuse",
          text: "Commuting gates form layers. An atom that the next layer needs stays in the entangling zone. A bipartite matching between neighboring layers decides which.",
        },
        {
          title: "Move in parallel",
          text: "Moves that would cross or merge rows conflict. The scheduler packs large sets without conflicts, longest moves first.",
        },
        {
          title: "Check every schedule",
          text: "A replay on the device model looks for violations, and an equivalence check compares the result with the source.",
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
          title: "Pulse backend",
          text: "Emits tweezer trajectories and laser pulses in the control system’s own format.",
        },
      ],
      results: {
        claim: claims.depth,
        text: "The claim is over the pinned circuits, on the same device model, against the previous compiler. Most steps that disappear are travel. The rest are pulses that a layer shares.",
        arithmetic:
          "The home page states 5x fewer gate errors and 3x faster execution for the same example. Run time falls a little less than depth, because the steps that remain are longer on average. Errors per gate count idling, transport and the laser’s effect on atoms that merely sit in the zone during a pulse. Waiting falls 3x. In the computed example above, moves fall by a third and pulses from 18 to 3, so the last part can fall most. A total of 5x presumes a device on which the pulses’ effect on bystanders dominates.",
        limit:
          "The computed 54 steps serve one gate at a time; other published schedulers are not compared yet. Circuits whose neighboring layers share few atoms gain least. And depth is not fidelity: each remaining move keeps its own loss and heating.",
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
      more: { label: "Compiler engagements and their weeks", to: "/compiler#engagements" },
    },
    {
      id: "pharma-rd",
      client: "Pharma R&D",
      title: "An expensive solver, called less often",
      summary:
        "A research group sends every difficult candidate to a slow, accurate solver. A rule now chooses the active space. A learned model answers where it is reliable, and a GPU solver does the rest. In this composed example that brings 30% compute cost savings. No quantum processor takes part, and the result is research-grade.",
      problem: [
        "At a transition-metal site several electron configurations matter at once, and common density functionals disagree. The group runs a multireference method on every candidate. Its cost climbs steeply with the active space, and chemists choose that space by hand, so two people get two energies for one molecule.",
        "A learned model alone is no answer. Its errors grow outside its training data, and a discovery campaign leaves those data on purpose. A wrong energy without a mark costs more than a slow right one.",
      ],
      approach: [
        {
          title: "Choose the space by rule",
          text: "A cheap DMRG run ranks orbitals by their entanglement, and a fixed threshold draws the space. A reaction path gets one union space for all its points.",
        },
        {
          title: "Solve it on GPUs",
          text: "DMRG solves the active space. Perturbation theory adds the correlation outside it.",
        },
        {
          title: "Learn the difference (Δ-learning)",
          text: "An ensemble learns the gap between a cheap method and the solver. The gap is smoother than the energy itself.",
        },
        {
          title: "Test by spread, distance and audit",
          text: "An answer stands where the ensemble agrees and the input lies near the training data. Spread alone would not do: it can stay flat as the error grows (arXiv 2508.06456). The solver checks a random part of what was accepted and computes the rest.",
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
        claim: claims.cost,
        text: "The claim is over one screening campaign, against sending every candidate to the solver. Training, calibration, audits and forced solver calls are included.",
        arithmetic:
          "The home page states 10x faster molecular calculations for the same example. That is the cost of one answer that the surrogate may give; 30% is the saving of the whole campaign. An accepted answer costs a tenth, its share of training, calibration and audits included, so it saves nine tenths. A third of the inputs must then be accepted: 1/3 of 9/10 is 30%.",
        limit:
          "The saving follows the chemistry. In unfamiliar territory nearly everything goes to the solver, as it should, and the saving shrinks.",
      },
      nextSteps: [
        "Watch the calibration in production, and refit when the share of solver calls drifts.",
        "Pick the next candidates partly by what the surrogate does not know.",
        "Export the same active spaces as qubit Hamiltonians and cost phase estimation on a fault-tolerant machine.",
      ],
      quote: {
        text: "The number we use most is not the energy. It is the model saying that it does not know.",
        role: "Head of R&D informatics, pharma company (composed)",
      },
      more: { label: "When a pilot is worth it", to: "/simulation#pilot" },
    },
    {
      id: "web3-custodian",
      client: "Web3 custodian",
      title: "Changing the locks with the doors open",
      summary:
        "A custodian approves transfers with ECDSA, in a signing path that may not stop. An inventory, hybrid TLS, ML-DSA approvals off chain, MPC keys and a staged cutover give it a zero-downtime PQC migration of what it controls, in this composed example. Signatures on chain remain what the chains accept.",
      problem: [
        "Approvals are signed with ECDSA and travel over classical TLS. No machine that exists breaks either. But traffic recorded now can be kept for one that may, and a forged approval moves assets.",
        "The path runs around the clock. Its queues, database columns and HSM firmware were built for a signature of 64 bytes, and ML-DSA-65 takes 3,309.",
      ],
      approach: [
        {
          title: "Inventory",
          text: "Every key, certificate, protocol and library is listed, with its owner and expiry.",
        },
        {
          title: "Hybrid TLS",
          text: "X25519MLKEM768 is offered first and X25519 still accepted. A hybrid session holds as long as either part does.",
        },
        {
          title: "Approvals with two signatures",
          text: "Verifiers first record ML-DSA and decide by ECDSA. Then they demand both. Then they decide by ML-DSA. Each step can be undone.",
        },
        {
          title: "MPC keys",
          text: "New threshold ECDSA keys are generated as shares, and assets are swept to their addresses in batches. Splitting an old key would leave its public key exposed, and a copy of it might survive. Signers act only on a verified ML-DSA approval.",
        },
        {
          title: "Cutover",
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
        { title: "Ledger", text: "Outside the custodian’s control; it verifies ECDSA." },
      ],
      results: {
        claim: claims.custody,
        text: "Instructions are accepted through all five stages, with the old path standing by until the last. Approvals then no longer rest on ECDSA, nor transport on a classical key exchange alone.",
        arithmetic:
          "The home page makes the same claim. Zero downtime means that no stage refuses an instruction. Added latency is another matter and is measured stage by stage.",
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
      more: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
    },
  ],
  next: {
    title: "Yours would start with a measurement",
    text: "Name one workload and the figure you measure today. We measure it first. If that leaves nothing to gain, we say so and stop. Projects take 6-12 weeks.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const satisfies CaseStudiesPage;
