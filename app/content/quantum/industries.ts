import { claims } from "../specification.ts";
import type { PageMeta } from "../types.ts";

export const industriesPage = {
  meta: {
    title: "Industries: from pharma to Web3 | Adyakshar Quantum Labs",
    description:
      "Quantum engineering for pharma, finance, semiconductor, government and Web3: the challenges of each sector, the solutions we build and the results we aim for.",
  } satisfies PageMeta,
  hero: {
    kicker: "Industries",
    title: "Quantum software for five\u00a0industries.",
    lead: "We find the calculation or the key that limits you, measure it, and only then build.",
    action: { label: "Describe your bottleneck", to: "/contact" },
  },
  sectors: {
    label: "Sectors",
    challenges: "Challenges",
    solutions: "Solutions",
    impact: "Impact",
    note: "A line marked “Illustrative” is what a project aims for.",
    worked: "The worked example",
    /**
     * The solutions stand in the order of the challenges that they answer. An impact with a `study` only illustrates, and
     * leads to it. The description leads to `link`; `links` are further ways, beside the impact.
     */
    items: [
      {
        id: "pharma",
        name: "Pharma",
        description:
          "Discovery teams often cannot trust density functional theory at a metal center, and the method they would trust is slow.",
        challenges: [
          {
            title: "Multireference active sites",
            text: "Transition metals and breaking bonds can defeat the usual methods.",
          },
          {
            title: "Model drift",
            text: "Outside its training set, a learned potential can be wrong without showing any doubt.",
          },
        ],
        solutions: [
          {
            title: "Active-space selection, GPU solver",
            text: "A written rule picks the orbitals. In a project the solver runs on your GPUs, and we check it against exact results where they exist.",
          },
          {
            title: "Tests for every answer",
            text: "The learned model answers only near its training data. The solver audits some of its answers at random.",
          },
        ],
        impact: claims.pharma,
        study: "pharma-rd",
        basis:
          "The aim is for a learned model with a solver behind it, on ordinary processors and GPUs.",
        link: { label: "When a pilot is worth it", to: "/simulation#pilot" },
        links: [],
      },
      {
        id: "finance",
        name: "Finance",
        description:
          "A bank has to be able to recompute its tail risk, and to replace its cryptography while there is still time.",
        challenges: [
          {
            title: "Model risk",
            text: "A quantum estimate of value at risk is one more model that somebody has to validate.",
          },
          {
            title: "No complete inventory",
            text: "Keys sit in trading links, payment hardware and archives, and traffic recorded today may be read later.",
          },
        ],
        solutions: [
          {
            title: "A model-validation package",
            text: "We benchmark against your Monte Carlo and backtest against realized profit and loss.",
          },
          {
            title: "Inventory, then hybrid transport",
            text: "We rank your systems by how long their data must stay secret. Then both key exchanges run together, with a rehearsed rollback.",
          },
        ],
        impact: "Risk numbers that validation can rerun, and a dated migration plan",
        study: null,
        basis:
          "Amplitude estimation needs circuits that are too deep for present machines, so the first step is the inventory of one system.",
        link: { label: "What binds a bank, and what does not", to: "/resources#bank" },
        links: [
          { label: "A first step, and how long it takes", to: "/tokenization#bank" },
          { label: "Research in finance", to: "/research#finance" },
        ],
      },
      {
        id: "semiconductor",
        name: "Semiconductor",
        description:
          "On many quantum chips, neighboring qubits need different frequencies, and every step of the design flow must be repeatable.",
        challenges: [
          {
            title: "Fragmented quantum EDA",
            text: "Layout, field simulation and qubit models live in separate tools that are held together by scripts.",
          },
          {
            title: "Compilers blind to the device",
            text: "A generic router doesn’t know which couplers are weak or which atoms can move together.",
          },
        ],
        solutions: [
          {
            title: "One flow from geometry to layout",
            text: "In one run, Quantum Metal draws the device, the field solver Palace predicts it, and KLayout checks the rules.",
          },
          {
            title: "A compiler for your device",
            text: "In a project we build it on your calibration data, and we check everything it writes.",
          },
        ],
        impact: claims.atoms,
        study: "neutral-atom",
        basis:
          "The aim is for makers of neutral-atom hardware, and it counts errors from waiting and transport.",
        link: { label: "Our research in chip design", to: "/research#eda" },
        links: [{ label: "How a compiler engagement works", to: "/compiler#engagements" }],
      },
      {
        id: "government",
        name: "Government",
        description:
          "Agencies, laboratories and their suppliers have to act before any machine can break their codes.",
        challenges: [
          {
            title: "Several sources of dates",
            text: "CNSA 2.0, EO 14412, the memo that carries it out and Department of War rules each bind different bodies.",
          },
          {
            title: "FIPS 140-2 is historical",
            text: "After September 21, 2026, modules validated to this standard should not enter new procurement.",
          },
        ],
        solutions: [
          {
            title: "An inventory against the rule",
            text: "It lists each algorithm with its module, the status of its certificate and the date of its replacement.",
          },
          {
            title: "Agility by design",
            text: "To replace an algorithm you change a policy and not the code, as NIST advises.",
          },
        ],
        impact: "An acquisition file that answers the rule line by line",
        study: null,
        basis:
          "Accredited laboratories test, and NIST’s program validates. Tell us which contract vehicle you buy through, and we’ll say whether we can use it.",
        link: { label: "The variant for National Security Systems", to: "/tokenization#cnsa" },
        links: [],
      },
      {
        id: "web3",
        name: "Web3",
        description:
          "On a public ledger, the public keys of custodians and issuers appear sooner or later, and they stay there.",
        challenges: [
          {
            title: "Exposed keys",
            text: "Some addresses show the public key on receipt, others at the first spend. No machine can use it today.",
          },
          {
            title: "No settled answer on chain",
            text: "BIP-360 is a draft, and checking a post-quantum signature in an Ethereum contract costs millions of gas.",
          },
        ],
        solutions: [
          {
            title: "Key-exposure inventory",
            text: "We list value by chain, address type and reuse, and plan how to sweep what is exposed.",
          },
          {
            title: "ML-DSA approvals off chain",
            text: "Hardware security modules sign approvals with ML-DSA, while the chain’s own signature stays.",
          },
        ],
        impact: claims.custody,
        study: "web3-custodian",
        basis:
          "Transport and approvals move in stages; an ordinary account’s signature stays classical until its chain changes.",
        link: { label: "Which addresses show their key", to: "/tokenization#exposure" },
        links: [],
      },
    ],
  },
  contact: {
    title: "Begin with one measurement",
    text: "Send us the calculation or the system that limits you, whatever your sector. First you get back what it costs today, measured.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const;

export type Industry = (typeof industriesPage.sectors.items)[number];
