import { claims } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";
import type { computedResults } from "./computed-results.ts";

export type IndustryId = "pharma" | "finance" | "semiconductor" | "government" | "web3";

export interface Industry {
  id: IndustryId;
  name: string;
  description: string;
  challenges: readonly Point[];
  /** In the order of the challenges that they answer. */
  solutions: readonly Point[];
  impact: string;
  isComposed: boolean;
  /** The study whose computed result stands before the impact. */
  study?: keyof typeof computedResults;
  /** What the impact rests on, and where it ends. */
  basis: string;
  /** Where the poster leads. */
  link: NavLink;
  /** Further ways, below it. */
  links: readonly NavLink[];
}

interface IndustriesPage {
  meta: PageMeta;
  hero: Hero;
  sectors: {
    label: string;
    challenge: string;
    solution: string;
    impact: string;
    /** The mark of an impact that no measurement stands behind. */
    composed: string;
    note: string;
    items: readonly Industry[];
  };
  contact: NextStep;
}

export const industriesPage = {
  meta: {
    title: "Industries: from pharma to Web3 | Adyakshar Quantum Labs",
    description:
      "Quantum engineering for pharma, finance, semiconductor, government and Web3: the challenges of each sector, the solutions we build and the results we aim for.",
  },
  hero: {
    kicker: "industries",
    title: "Five sectors, five\u00a0different bottlenecks.",
    lead: "Each sector has its challenges, its solutions and the result we aim for.",
  },
  sectors: {
    label: "Sectors",
    challenge: "Challenge",
    solution: "Solution",
    impact: "Impact",
    composed: "composed example",
    note: "The multipliers belong to composed examples, told in full under case studies. They are neither measurements nor forecasts.",
    items: [
      {
        id: "pharma",
        name: "Pharma",
        description:
          "Discovery teams do not trust density functional theory for a metal center, and the better method is slow.",
        challenges: [
          {
            title: "Multireference active sites",
            text: "Transition metals and breaking bonds defeat the common methods. The exact one grows exponentially with the active space.",
          },
          {
            title: "Surrogate drift",
            text: "A learned potential is fast inside its training set. Outside, it can be wrong without any sign of doubt.",
          },
          {
            title: "Validation and provenance",
            text: "A value that decides about a candidate must be traceable to its geometry, basis set, code version and seed.",
          },
        ],
        solutions: [
          {
            title: "Active-space selection, GPU solver",
            text: "A stated rule chooses the space. A GPU solves it, and exact results check it where they are possible.",
          },
          {
            title: "Tests for every answer",
            text: "The surrogate answers only where its ensemble agrees and its training data are near. The solver checks a random part of those answers.",
          },
          {
            title: "Queue, cache, provenance log",
            text: "Every value can be rerun from its record, and no calculation runs twice.",
          },
        ],
        impact: claims.pharma,
        isComposed: true,
        study: "pharma-rd",
        basis:
          "10x is the cost of an answer that the surrogate may give, on a GPU; over a whole campaign it saves 30%. A pilot takes 6-12 weeks and stops if our solver misses energies that you trust. Results are research-grade; validation for regulated use stays with you.",
        link: { label: "The pharma case study", to: "/case-studies#pharma-rd" },
        links: [{ label: "When a pilot is worth it", to: "/simulation#pilot" }],
      },
      {
        id: "finance",
        name: "Finance",
        description:
          "Banks and insurers must know which cryptography they use, be able to replace it, and validate every model that they price with.",
        challenges: [
          {
            title: "No complete inventory",
            text: "Keys sit in trading links, payment HSMs, vendor appliances and archives, each with its own owner. DORA has asked EU financial entities for a cryptography policy and a register of certificates since January 17, 2025 ((EU) 2024/1774, Articles 6 and 7). PCI DSS 12.3.3 has asked whoever handles payment cards for an inventory of protocols since March 31, 2025.",
          },
          {
            title: "Harvest now, decrypt later",
            text: "Traffic recorded today can be kept until a machine exists that reads it. The G7’s roadmap, which is not prescriptive, ends at 2035.",
          },
          {
            title: "Model risk",
            text: "A quantum estimate of VaR is one more model to validate, and a number of queries is not a run time.",
          },
        ],
        solutions: [
          {
            title: "Cryptographic inventory",
            text: "A machine-readable list, ranked by how long the data must stay secret and how hard the system is to change.",
          },
          {
            title: "Hybrid transport, then signatures",
            text: "X25519MLKEM768 comes first, on the links. ML-DSA signing in HSMs follows. Each stage has a rehearsed rollback.",
          },
          {
            title: "A model-validation package",
            text: "Amplitude estimation is costed end to end and benchmarked against your Monte Carlo. VaR and CVaR of both are backtested against realized profit and loss. Your validators get the assumptions, tests, limits and a monitoring plan.",
          },
        ],
        impact: "A dated migration plan, and risk numbers that validation can rerun",
        isComposed: false,
        basis:
          "The first step is an inventory of one system, and you can stop after it. Projects take 6-12 weeks. We claim no multiplier, because amplitude estimation needs circuits too deep for present machines.",
        link: { label: "The post-quantum roadmap", to: "/resources#pqc-roadmap" },
        links: [
          { label: "Inventory guide", to: "/resources#pqc-inventory" },
          { label: "Research in finance", to: "/research#finance" },
        ],
      },
      {
        id: "semiconductor",
        name: "Semiconductor",
        description:
          "Makers of chips and of quantum processors need a flow in which no two qubits collide.",
        challenges: [
          {
            title: "Fragmented quantum EDA",
            text: "Scripts join separate tools for layout, electromagnetic analysis and Hamiltonian extraction.",
          },
          {
            title: "Die-edge bandwidth",
            text: "The edge of a chiplet limits its lanes. UCIe 3.0 answers with 48 and 64 GT/s per lane, and all of it has to be verified.",
          },
          {
            title: "Compilers blind to the device",
            text: "A generic router ignores which couplers are weak and which atom moves can run in parallel.",
          },
        ],
        solutions: [
          {
            title: "One flow from geometry to GDS",
            text: "One run takes Quantum Metal through EPR and scQubits analysis, with KLayout design rules as reviewed code. Your PDK is used under your foundry’s terms, on your machines.",
          },
          {
            title: "Verified link IP",
            text: "SystemVerilog and UVM testbenches, formal equivalence after each netlist change, and timing at every corner.",
          },
          {
            title: "A compiler for your device",
            text: "It knows the calibration when it places, routes and schedules. It is checked for equivalence and benchmarked against the vendor’s own.",
          },
        ],
        impact: `On neutral atoms: ${claims.atoms}`,
        isComposed: true,
        study: "neutral-atom",
        basis:
          "A compiler for a neutral-atom processor, where moving atoms takes most of the run time. Gate errors include idling and transport. For silicon and superconducting chips we claim no multiplier.",
        link: { label: "Research in EDA", to: "/research#eda" },
        links: [
          { label: "Compiler Studio", to: "/compiler" },
          { label: "The neutral-atom case study", to: "/case-studies#neutral-atom" },
        ],
      },
      {
        id: "government",
        name: "Government",
        description:
          "Agencies, national laboratories and their suppliers get the rules before the machine.",
        challenges: [
          {
            title: "Three sets of dates",
            text: "CNSA 2.0 binds new acquisitions for National Security Systems from January 1, 2027. Executive Order 14412 gives other high-value and high-impact federal systems until the end of 2030 for key establishment and of 2031 for signatures, and announces a rule for contractors. By published accounts, the Department of War wants all its systems to support PQC by the end of 2030 and to use it by the end of 2031.",
          },
          {
            title: "FIPS 140-2 is historical",
            text: "Its certificates moved to the historical list on September 21, 2026. Agencies should not put such modules into new procurement.",
          },
          {
            title: "Roadmaps that cannot be compared",
            text: "DARPA’s QBI asks whether a design reaches utility scale, and every modality answers in its own units.",
          },
        ],
        solutions: [
          {
            title: "An inventory against the rule",
            text: "Each line has algorithm, module, certificate status and replacement date, mapped to the rule that applies: EO 14412, OMB M-26-15, CNSA 2.0 or the department’s strategy.",
          },
          {
            title: "Agility by design",
            text: "A policy can replace an algorithm, after NIST CSWP 39.",
          },
          {
            title: "Resource estimates in common units",
            text: "One benchmark set covers superconducting, ion and neutral-atom designs. Every hardware assumption is a parameter.",
          },
        ],
        impact: "An acquisition file that answers the rule line by line",
        isComposed: false,
        basis:
          "Validation itself belongs to accredited laboratories. We hold no contract vehicle; tell us yours and we will say whether we can work under it.",
        link: { label: "The variant for CNSA 2.0", to: "/tokenization#cnsa" },
        links: [{ label: "The post-quantum roadmap", to: "/resources#pqc-roadmap" }],
      },
      {
        id: "web3",
        name: "Web3",
        description:
          "Custodians, issuers and protocol teams publish their public keys on purpose, on ledgers that are kept for good.",
        challenges: [
          {
            title: "Exposed keys",
            text: "Some address types show the public key on receipt, the others at the first spend. No machine that exists breaks it, but what is on the chain stays there.",
          },
          {
            title: "No settled answer on chain",
            text: "BIP-360 is a draft and brings no post-quantum signature of its own. A contract account can verify one, at millions of gas.",
          },
          {
            title: "Threshold custody is classical",
            text: "Threshold ECDSA and FROST remove the single holder of a key. They do not make its signature post-quantum.",
          },
        ],
        solutions: [
          {
            title: "Key-exposure inventory",
            text: "We list value by chain, address type and reuse. Rules keep new value off exposed keys, and a plan sweeps what is there.",
          },
          {
            title: "ML-DSA approvals off chain",
            text: "Services talk over hybrid TLS, and HSMs sign approvals with ML-DSA, for transfers, mint, freeze and upgrade. The chain’s own signature stays what the chain accepts.",
          },
          {
            title: "MPC that names its scheme",
            text: "Shares and policies name their scheme, so the next scheme is a staged cutover with a rollback: new shares, new addresses, assets swept.",
          },
        ],
        impact: "Zero-downtime PQC migration",
        isComposed: true,
        study: "web3-custodian",
        basis:
          "Transport and approvals move in stages. Signatures of ordinary accounts remain classical until the chain itself changes.",
        link: { label: "Exposure by address type", to: "/tokenization#exposure" },
        links: [{ label: "The custodian case study", to: "/case-studies#web3-custodian" }],
      },
    ],
  },
  contact: {
    title: "A sixth sector is welcome",
    text: "The methods carry over. Tell us the system and the date that worries you. We reply with the first measurement that we would make.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const satisfies IndustriesPage;
