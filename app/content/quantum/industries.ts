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
      "Quantum engineering for pharma, finance, semiconductor, government and Web3: what holds each sector back, what we build for it, and the impact we state.",
  },
  hero: {
    kicker: "five sectors",
    title: "Five sectors, five different bottlenecks.",
    lead: "A head of informatics, a model-risk owner and a programme officer do not share a quantum problem. For each sector: what holds it back, what we build against it, and the impact we are prepared to state.",
  },
  sectors: {
    label: "Sectors",
    challenges: "What holds it back",
    solutions: "What we build",
    impact: "Impact",
    note: "Multipliers come from illustrative engagements, described by role under case studies. Each holds for one workload, baseline and device, and is not a forecast for yours.",
    items: [
      {
        id: "pharma",
        name: "Pharma",
        description:
          "Discovery informatics, where density functional theory is not trusted for a metal centre, the better method is slow, and the pipeline waits.",
        challenges: [
          {
            title: "Multireference active sites",
            text: "Transition metals and breaking bonds defeat single-determinant methods, and the exact alternative grows exponentially with the active space.",
          },
          {
            title: "Surrogate drift",
            text: "A learned potential is fast inside its training set and confidently wrong outside it.",
          },
          {
            title: "Validation and provenance",
            text: "A value that decides about a candidate must be traced to its geometry, basis set, code version and seed.",
          },
        ],
        solutions: [
          {
            title: "Active-space selection, GPU solver",
            text: "The space is chosen by a stated criterion, solved on GPU, and checked against exact results at sizes where exact is possible.",
          },
          {
            title: "An uncertainty gate",
            text: "In distribution the surrogate answers. Out of distribution the request goes to the solver, and its result into the next training set.",
          },
          {
            title: "Queue, cache, provenance log",
            text: "Every value can be rerun from its record, and no calculation is paid for twice.",
          },
        ],
        impact: "10x faster molecular calculations",
        basis:
          "A GPU solver plus a gated surrogate, on classical machines. No quantum hardware is involved: there is no evidence yet of a generic exponential advantage in ground-state chemistry.",
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
            text: "Traffic recorded today keeps its value for years. The G7 roadmap of January 2026 places critical systems at 2030–2032 and the whole at 2035.",
          },
          {
            title: "Model risk",
            text: "A quantum estimate of VaR is one more model to validate, and its query count says nothing yet about run time.",
          },
        ],
        solutions: [
          {
            title: "Cryptographic inventory",
            text: "Machine-readable, ranked by how long the data must stay secret and by how hard the system is to change.",
          },
          {
            title: "Hybrid transport, then signatures",
            text: "X25519MLKEM768 on the links first, ML-DSA signing in HSMs next, each stage with a rehearsed way back.",
          },
          {
            title: "Amplitude estimation, costed end to end",
            text: "State preparation and error correction included, beside the Monte Carlo it would replace, with VaR and CVaR backtests for both.",
          },
        ],
        impact: "A dated migration plan, and risk numbers that validation can rerun",
        basis:
          "No multiplier is claimed. Amplitude estimation needs O(1/\u2060ε) queries against O(1/\u2060ε²) samples, in circuits too deep for present machines.",
        links: [
          { label: "Tokenization", to: "/tokenization" },
          { label: "Research in finance", to: "/research#finance" },
        ],
      },
      {
        id: "semiconductor",
        name: "Semiconductor",
        description:
          "Chip and quantum-processor teams: chiplets that run out of edge, superconducting layouts that must be Hamiltonians too, and devices that need a compiler of their own.",
        challenges: [
          {
            title: "Fragmented quantum EDA",
            text: "Layout, electromagnetic analysis and Hamiltonian extraction live in separate tools, joined by scripts that one person understands.",
          },
          {
            title: "Die-edge bandwidth",
            text: "The perimeter of a chiplet limits its lanes. UCIe 3.0 answers with 48 and 64 GT/s per lane, which verification then has to close.",
          },
          {
            title: "Compilers blind to the device",
            text: "A generic router ignores which couplers are weak and which atom moves can run in parallel.",
          },
        ],
        solutions: [
          {
            title: "One flow from geometry to GDS",
            text: "Quantum Metal with EPR and scQubits analysis in the same run, and design rules in KLayout as reviewed code.",
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
        impact: "5x fewer gate errors and 3x faster execution",
        basis:
          "One compiler engagement on a neutral-atom device, where atom moves dominated the run time. A device with other bottlenecks will gain differently, so we measure yours before quoting a gain.",
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
          "Agencies, national laboratories and their suppliers, for whom an acquisition rule arrives before a machine does.",
        challenges: [
          {
            title: "The CNSA 2.0 gate",
            text: "Binding for new acquisitions of US National Security Systems from 1 January 2027, at ML-KEM-1024 and ML-DSA-87.",
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
            text: "Algorithm, module, certificate status and replacement date on each line, mapped to CNSA 2.0 and draft NIST IR 8547.",
          },
          {
            title: "Agility by design",
            text: "Replaceable algorithms after NIST CSWP 39, and no QKD on National Security Systems, where the NSA does not recommend it.",
          },
          {
            title: "Resource estimates in common units",
            text: "One benchmark set across superconducting, ion and neutral-atom designs, with every hardware assumption a parameter.",
          },
        ],
        impact: "An acquisition file that answers the rule line by line",
        basis:
          "Validation itself belongs to accredited laboratories. The file records the status of each module and the day on which it was looked up.",
        links: [
          { label: "Tokenization", to: "/tokenization" },
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
            title: "ECDSA key exposure",
            text: "Once an address has signed, its public key is on the chain. No machine exists that breaks it today; the exposure does not expire.",
          },
          {
            title: "No settled answer on chain",
            text: "BIP-360 is a proposal, and an ML-DSA-65 signature takes 3,309 bytes where ECDSA takes 64.",
          },
          {
            title: "Threshold custody is classical",
            text: "FROST (RFC 9591) is threshold Schnorr, and no NIST standard for threshold schemes exists yet.",
          },
        ],
        solutions: [
          {
            title: "Key-exposure inventory",
            text: "Value at risk by chain, address type and reuse, with rules that keep new value off exposed keys.",
          },
          {
            title: "ML-DSA approvals off chain",
            text: "Hybrid TLS between services and post-quantum approvals in HSMs now; the chain's own signature stays what the chain accepts.",
          },
          {
            title: "MPC with a successor slot",
            text: "Key shares and policies that name their scheme, so that a new one is a staged cut-over with a rollback, not a rewrite.",
          },
        ],
        impact: "Zero-downtime PQC migration",
        basis:
          "Transport and approvals, moved in stages. Signatures on chain remain classical until the chain itself changes.",
        links: [
          { label: "Tokenization", to: "/tokenization" },
          { label: "The custodian case study", to: "/case-studies#web3-custodian" },
        ],
      },
    ],
  },
  contact: {
    title: "Name the bottleneck",
    text: "Tell us the sector, the system and the date that worries you. We reply with a first measurement to make and what an engagement would leave you with.",
    link: { label: "Contact the lab", to: "/contact" },
  },
} as const satisfies IndustriesPage;
