import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

export type IndustryId = "pharma" | "finance" | "semiconductor" | "government" | "web3";

export interface Industry {
  id: IndustryId;
  name: string;
  description: string;
  challenges: readonly Point[];
  /** In the order of the challenges that they answer. */
  solutions: readonly Point[];
  impact: string;
  /** What the impact rests on, and where it ends. */
  basis: string;
  links: readonly NavLink[];
}

interface IndustriesPage {
  meta: PageMeta;
  hero: Hero;
  sectors: {
    label: string;
    challenges: string;
    solutions: string;
    impact: string;
    note: string;
    items: readonly Industry[];
  };
  contact: NextStep;
}

export const industriesPage = {
  meta: {
    title: "Industries: from pharma to Web3 | Adyakshar Quantum Labs",
    description:
      "Quantum engineering for pharma, finance, semiconductor, government and Web3: the challenges of each sector, the solutions we build and the impact we state.",
  },
  hero: {
    kicker: "industries",
    title: "Five sectors, five\u00a0different bottlenecks.",
    lead: "A head of informatics, a model-risk owner and a program officer do not share a quantum problem. For each sector: challenges, solutions, and the impact we are prepared to state.",
  },
  sectors: {
    label: "Sectors",
    challenges: "Challenges",
    solutions: "Solutions",
    impact: "Impact",
    note: "The multipliers belong to composed examples, told in full under case studies. They are neither measurements nor forecasts.",
    items: [
      {
        id: "pharma",
        name: "Pharma",
        description:
          "Discovery informatics, where density functional theory is not trusted for a metal center, and the better method is slow.",
        challenges: [
          {
            title: "Multireference active sites",
            text: "Transition metals and breaking bonds defeat single-determinant methods, and the exact alternative grows exponentially with the active space.",
          },
          {
            title: "Surrogate drift",
            text: "A learned potential is fast inside its training set, and outside it can be wrong without any sign of doubt.",
          },
          {
            title: "Validation and provenance",
            text: "A value that decides about a candidate must be traced to its geometry, basis set, code version and seed.",
          },
        ],
        solutions: [
          {
            title: "Active-space selection, GPU solver",
            text: "The space is chosen by a stated criterion, the same for the same geometry, solved on GPU, and checked against exact results where those are possible.",
          },
          {
            title: "A gate with an audit",
            text: "The surrogate answers where ensemble spread and distance from its training data are small. A random part of those answers is checked by the solver as well.",
          },
          {
            title: "Queue, cache, provenance log",
            text: "Every value can be rerun from its record, and no calculation runs twice.",
          },
        ],
        impact: "10x faster molecular calculations",
        basis:
          "A composed example: the cost of an answer that the surrogate may give, from a GPU solver plus a gated surrogate, without quantum hardware. What we deliver is research-grade, not validated; validation for regulated use stays with you.",
        links: [
          { label: "Simulation", to: "/simulation" },
          { label: "The pharma case study", to: "/case-studies#pharma-rd" },
        ],
      },
      {
        id: "finance",
        name: "Finance",
        description:
          "Banks, insurers and market infrastructure have two separate questions: keys that must be replaced on a schedule, and models that must be validated.",
        challenges: [
          {
            title: "No complete inventory",
            text: "Keys, certificates and protocols sit in trading links, payment HSMs, vendor appliances and archives, each with its own owner.",
          },
          {
            title: "Harvest now, decrypt later",
            text: "Traffic recorded today can be kept until a machine exists that reads it. The roadmaps for replacing its protection end at 2035.",
          },
          {
            title: "Model risk",
            text: "A quantum estimate of VaR is one more model to validate, and a count of queries is not a run time.",
          },
        ],
        solutions: [
          {
            title: "Cryptographic inventory",
            text: "Machine-readable, ranked by how long the data must stay secret and by how hard the system is to change.",
          },
          {
            title: "Hybrid transport, then signatures",
            text: "X25519MLKEM768 on the links first, ML-DSA signing in HSMs next, each stage with a rehearsed rollback.",
          },
          {
            title: "A model-validation package",
            text: "Amplitude estimation costed end to end and benchmarked against your Monte Carlo; VaR and CVaR of both backtested against realized profit and loss. Theory, data, assumptions, tests, limits and a monitoring plan are written for your validators.",
          },
        ],
        impact: "A dated migration plan, and risk numbers that validation can rerun",
        basis:
          "No multiplier is claimed: amplitude estimation needs circuits too deep for present machines.",
        links: [
          { label: "Tokenization", to: "/tokenization" },
          { label: "Research in finance", to: "/research#finance" },
        ],
      },
      {
        id: "semiconductor",
        name: "Semiconductor",
        description:
          "Chip designers, and makers of quantum processors whatever their qubits are made of.",
        challenges: [
          {
            title: "Fragmented quantum EDA",
            text: "Layout, electromagnetic analysis and Hamiltonian extraction live in separate tools, joined by scripts.",
          },
          {
            title: "Die-edge bandwidth",
            text: "The perimeter of a chiplet limits its lanes. UCIe 3.0 answers with 48 and 64 GT/s per lane, all of which has to be verified.",
          },
          {
            title: "Compilers blind to the device",
            text: "A generic router ignores which couplers are weak and which atom moves can run in parallel.",
          },
        ],
        solutions: [
          {
            title: "One flow from geometry to GDS",
            text: "Quantum Metal with EPR and scQubits analysis in the same run, and design rules in KLayout as reviewed code. Published work uses open PDKs; yours is used under your foundry's terms, on your machines.",
          },
          {
            title: "Verified link IP",
            text: "SystemVerilog and UVM environments, formal equivalence after each netlist change, timing at every corner.",
          },
          {
            title: "A compiler for your device",
            text: "Calibration-aware placement, routing and scheduling, checked for equivalence and benchmarked in CI against the vendor's own.",
          },
        ],
        impact: "On neutral atoms: 5x fewer gate errors and 3x faster execution",
        basis:
          "A composed example of a compiler for a neutral-atom processor, where atom moves dominate the run time; gate errors count idling and transport. For silicon and for superconducting chips no multiplier is claimed.",
        links: [
          { label: "Compiler Studio", to: "/compiler" },
          { label: "Research in EDA", to: "/research#eda" },
          { label: "The neutral-atom case study", to: "/case-studies#neutral-atom" },
        ],
      },
      {
        id: "government",
        name: "Government",
        description:
          "Agencies, national laboratories and their suppliers, for whom the rules arrive before the machine does.",
        challenges: [
          {
            title: "Two sets of dates",
            text: "CNSA 2.0 binds new acquisitions for National Security Systems from 1 January 2027. Executive Order 14412 gives other high-value and high-impact federal systems until the end of 2030 for key establishment and 2031 for signatures, and announces a rule for contractors with the 2030 date.",
          },
          {
            title: "FIPS 140-2 is historical",
            text: "Its certificates moved to the historical list on 21 September 2026, and agencies should not put such modules into new procurement.",
          },
          {
            title: "Roadmaps that cannot be compared",
            text: "DARPA's QBI asks whether a design reaches utility scale, and every modality answers in its own units.",
          },
        ],
        solutions: [
          {
            title: "An inventory against the rule",
            text: "Algorithm, module, certificate status and replacement date on each line, mapped to EO 14412, OMB M-26-15 or CNSA 2.0, whichever applies.",
          },
          {
            title: "Agility by design",
            text: "Algorithms that a policy can replace, after NIST CSWP 39.",
          },
          {
            title: "Resource estimates in common units",
            text: "One benchmark set across superconducting, ion and neutral-atom designs, with every hardware assumption a parameter.",
          },
        ],
        impact: "An acquisition file that answers the rule line by line",
        basis:
          "Validation itself belongs to accredited laboratories. Contract route: none listed; ask, and we say which of yours we could use.",
        links: [
          { label: "The variant for CNSA 2.0", to: "/tokenization#cnsa" },
          { label: "Guides and benchmarks", to: "/resources" },
        ],
      },
      {
        id: "web3",
        name: "Web3",
        description:
          "Custodians, issuers and protocol teams, whose public keys are published on purpose and whose ledgers are kept for good.",
        challenges: [
          {
            title: "Exposed keys",
            text: "Some address types show the public key on receipt, the others at the first spend. No machine exists that breaks it today; what is on the chain stays there.",
          },
          {
            title: "No settled answer on chain",
            text: "BIP-360 is a draft and brings no post-quantum signature of its own. A contract account can verify one, at millions of gas, and an ML-DSA-65 signature takes 3,309 bytes.",
          },
          {
            title: "Threshold custody is classical",
            text: "Threshold ECDSA and FROST remove the single holder of a key. They do not make its signature post-quantum.",
          },
        ],
        solutions: [
          {
            title: "Key-exposure inventory",
            text: "Value by chain, address type and reuse, rules that keep new value off exposed keys, and a plan for sweeping what is there.",
          },
          {
            title: "ML-DSA approvals off chain",
            text: "Hybrid TLS between services and post-quantum approvals in HSMs, for transfers and for mint, freeze and upgrade; the chain's own signature stays what the chain accepts.",
          },
          {
            title: "MPC that names its scheme",
            text: "Shares and policies carry the name of their scheme, so that the next one is a staged cut-over with a rollback: new shares, new addresses, assets swept.",
          },
        ],
        impact: "Zero-downtime PQC migration",
        basis:
          "A composed example: transport and approvals, moved in stages. Signatures of ordinary accounts remain classical until the chain itself changes.",
        links: [
          { label: "Exposure by address type", to: "/tokenization#exposure" },
          { label: "The custodian case study", to: "/case-studies#web3-custodian" },
        ],
      },
    ],
  },
  contact: {
    title: "A sixth sector is welcome",
    text: "The methods carry over. Tell us the system and the date that worries you, and we reply with the first measurement that we would make.",
    link: { label: "Contact the lab", to: "/contact" },
  },
} as const satisfies IndustriesPage;
