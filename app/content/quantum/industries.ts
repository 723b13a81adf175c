import { claims } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";
import type { ComputedStudyId } from "./case-studies.ts";

export type IndustryId = "pharma" | "finance" | "semiconductor" | "government" | "web3";

export interface Industry {
  id: IndustryId;
  name: string;
  description: string;
  challenges: readonly TitledText[];
  /** The solutions stand in the order of the challenges that they answer. */
  solutions: readonly TitledText[];
  impact: string;
  /** The study whose computed result is shown beside the impact, which then illustrates and measures nothing. */
  study?: ComputedStudyId;
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
    challenges: string;
    solutions: string;
    impact: string;
    /** Opens a sentence on each of them on a small screen. */
    more: string;
    /** What stands beside the first impact. */
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
    lead: "In each we measure the bottleneck first, then build the tool.",
  },
  sectors: {
    label: "Sectors",
    challenges: "Challenges",
    solutions: "Solutions",
    impact: "Impact",
    more: "Challenges and solutions in full",
    note: "Illustrative marks what a project aims for. The number beside it is computed.",
    items: [
      {
        id: "pharma",
        name: "Pharma",
        description:
          "Discovery teams often cannot trust density functional theory at a metal center, and the better method is slow.",
        challenges: [
          {
            title: "Multireference active sites",
            text: "Transition metals and breaking bonds can defeat the common methods.",
          },
          {
            title: "Model drift",
            text: "Outside its training set a learned potential can be wrong and show no doubt.",
          },
        ],
        solutions: [
          {
            title: "Active-space selection, GPU solver",
            text: "A written rule picks the orbitals. The solver runs on graphics processors (GPUs). Where possible, exact results check it.",
          },
          {
            title: "Tests for every answer",
            text: "The learned model answers only near its training data; the solver audits a random part.",
          },
        ],
        impact: claims.pharma,
        study: "pharma-rd",
        basis:
          "The learned model’s answer costs a tenth of the solver’s. If it answers a third, a campaign costs 30% less. For hydrogen it answered more than two thirds.",
        link: { label: "When a pilot is worth it", to: "/simulation#pilot" },
        links: [],
      },
      {
        id: "finance",
        name: "Finance",
        description:
          "A bank must be able to recompute its tail risk and to replace its cryptography.",
        challenges: [
          {
            title: "Model risk",
            text: "A quantum estimate of value at risk (VaR) is one more model to validate.",
          },
          {
            title: "No complete inventory",
            text: "Keys sit in trading links, payment hardware and archives, and traffic recorded today can be kept until a machine reads it.",
          },
        ],
        solutions: [
          {
            title: "A model-validation package",
            text: "Benchmarked against your Monte Carlo, and backtested against realized profit and loss.",
          },
          {
            title: "Inventory, then hybrid transport",
            text: "A list ranked by how long data must stay secret. Then classical and post-quantum key exchange together, with a rehearsed rollback.",
          },
        ],
        impact: "Risk numbers that validation can rerun, and a dated migration plan",
        basis:
          "We claim no multiplier: amplitude estimation needs circuits too deep for present machines. The first step is the inventory of one system, and you can stop after it.",
        link: { label: "What applies to a bank", to: "/resources#bank" },
        links: [
          { label: "A first step and its weeks", to: "/tokenization#bank" },
          { label: "Research in finance", to: "/research#finance" },
        ],
      },
      {
        id: "semiconductor",
        name: "Semiconductor",
        description:
          "Neighboring qubits on a chip need different frequencies. For classical chips, every step of the design flow must be repeatable.",
        challenges: [
          {
            title: "Fragmented quantum EDA",
            text: "Scripts join separate tools for layout, electromagnetics and Hamiltonians.",
          },
          {
            title: "Compilers blind to the device",
            text: "A generic router ignores which couplers are weak and which atoms can move together.",
          },
        ],
        solutions: [
          {
            title: "One flow from geometry to layout",
            text: "Quantum Metal draws, the field solver Palace predicts the device, and KLayout checks the rules, in one run.",
          },
          {
            title: "A compiler for your device",
            text: "It uses the device’s calibration data, and its output is checked.",
          },
        ],
        impact: claims.atoms,
        study: "neutral-atom",
        basis:
          "The aim concerns neutral atoms; its errors include waiting and transport. For silicon and superconducting chips we claim no multiplier.",
        link: { label: "Research in electronic design automation (EDA)", to: "/research#eda" },
        links: [{ label: "Compiler engagements and their weeks", to: "/compiler#engagements" }],
      },
      {
        id: "government",
        name: "Government",
        description:
          "Agencies, laboratories and suppliers must act before a code-breaking machine exists.",
        challenges: [
          {
            title: "Four sources of dates",
            text: "The Commercial National Security Algorithm Suite (CNSA 2.0), an executive order, its memorandum and the Department of War differ in whom they bind.",
          },
          {
            title: "FIPS 140-2 is historical",
            text: "After September 21, 2026, modules validated to this Federal Information Processing Standard (FIPS) should not enter new procurement.",
          },
        ],
        solutions: [
          {
            title: "An inventory against the rule",
            text: "Algorithm, module, certificate status and replacement date, line by line.",
          },
          {
            title: "Agility by design",
            text: "A policy can replace an algorithm, as the National Institute of Standards and Technology (NIST) advises.",
          },
        ],
        impact: "An acquisition file that answers the rule line by line",
        basis:
          "Testing belongs to accredited laboratories, validation to the Cryptographic Module Validation Program (CMVP). We hold no contract vehicle; tell us yours.",
        link: { label: "The variant for National Security Systems", to: "/tokenization#cnsa" },
        links: [
          { label: "Rules and dates", to: "/tokenization#dates" },
          { label: "A first step and its weeks", to: "/tokenization#bank" },
        ],
      },
      {
        id: "web3",
        name: "Web3",
        description:
          "Web3 keeps assets on public ledgers, where the public keys of custodians and issuers appear sooner or later, and stay.",
        challenges: [
          {
            title: "Exposed keys",
            text: "Some addresses show the public key on receipt, others at the first spend. No machine breaks it today.",
          },
          {
            title: "No settled answer on chain",
            text: "The Bitcoin improvement proposal BIP-360 is a draft; an Ethereum contract that checks ML-DSA-44 or Falcon-512 pays millions of gas.",
          },
        ],
        solutions: [
          {
            title: "Key-exposure inventory",
            text: "Value by chain, address type and reuse, and a plan that sweeps what is exposed.",
          },
          {
            title: "ML-DSA approvals off chain",
            text: "Hardware security modules (HSMs) sign approvals with ML-DSA; the chain’s own signature stays.",
          },
        ],
        impact: claims.custody,
        study: "web3-custodian",
        basis:
          "Transport and approvals move to post-quantum cryptography (PQC) in stages. Signatures of ordinary accounts remain classical until the chain itself changes.",
        link: { label: "Exposure by address type", to: "/tokenization#exposure" },
        links: [{ label: "A first step and its weeks", to: "/tokenization#bank" }],
      },
    ],
  },
  contact: {
    title: "A sixth sector is welcome",
    text: "Tell us the system and the date that worries you. We reply with the first measurement that we would make.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const satisfies IndustriesPage;
