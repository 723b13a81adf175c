import { claims } from "../specification.ts";

export const industriesPage = {
  meta: {
    title: "Industries: from pharma to Web3 | Adyakshar Quantum Labs",
    description:
      "Quantum engineering for pharma, finance, semiconductor, government and Web3: the challenges of each sector, the solutions we build and the results we aim for.",
  },
  hero: {
    kicker: "Industries",
    title: "Quantum software for\u00a0five\u00a0industries.",
    lead: "We look for the one calculation or key that holds you back, measure it, and only then build the tool.",
    action: { label: "Describe your bottleneck", to: "/contact" },
  },
  sectors: {
    label: "Sectors",
    challenges: "Challenges",
    solutions: "Solutions",
    /** The line that opens both on a phone. */
    both: "Challenges and solutions",
    impact: "Impact",
    note: "This site’s code computed the large number, and the line marked “Illustrative” is what a project aims for.",
    /**
     * The solutions stand in the order of the challenges that they answer. A `study` shows its computed result beside the
     * impact, which then only illustrates. The poster leads to `link`; `links` are further ways, below it.
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
            text: "A written rule picks the orbitals, and a solver on GPUs is checked against exact results where they exist.",
          },
          {
            title: "Tests for every answer",
            text: "The learned model answers only near its training data. The solver audits some of its answers at random.",
          },
        ],
        impact: claims.pharma,
        study: "pharma-rd",
        basis:
          "If a learned model answers a third of the cases at a tenth of the solver’s cost, a whole campaign costs 30% less.",
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
            text: "Keys sit in trading links, payment hardware and archives. Traffic recorded today can be kept until a machine can read it.",
          },
        ],
        solutions: [
          {
            title: "A model-validation package",
            text: "We benchmark against your Monte Carlo and backtest against realized profit and loss.",
          },
          {
            title: "Inventory, then hybrid transport",
            text: "We rank your systems by how long their data must stay secret. Then classical and post-quantum key exchange run together, with a rehearsed rollback.",
          },
        ],
        impact: "Risk numbers that validation can rerun, and a dated migration plan",
        study: null,
        basis:
          "We claim no multiplier here, because amplitude estimation needs circuits that are too deep for present machines. The first step is the inventory of one system, and you can stop after it.",
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
          "On many quantum chips, neighboring qubits need different frequencies. On any chip, every step of the design flow must be repeatable.",
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
          "This aim is for makers of neutral-atom hardware, and it counts errors from waiting and transport. For silicon and superconducting chips we claim no multiplier.",
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
            text: "Since September 22, 2026, modules validated to this standard should not enter new procurement.",
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
          "Testing belongs to accredited laboratories and validation to NIST’s program. We hold no government framework contract. Tell us yours, and we’ll say if we can join it.",
        link: { label: "The variant for National Security Systems", to: "/tokenization#cnsa" },
        links: [{ label: "A first step, and how long it takes", to: "/tokenization#bank" }],
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
          "Transport and approvals move in stages, but the signatures of ordinary accounts remain classical until the chain itself changes.",
        link: { label: "Which addresses show their key", to: "/tokenization#exposure" },
        links: [{ label: "A first step, and how long it takes", to: "/tokenization#bank" }],
      },
    ],
  },
  contact: {
    title: "Tell us about a sixth sector",
    text: "If yours is not here, name the system that worries you and the date that matters. We’ll answer with the first measurement we would make.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const;

export type Industry = (typeof industriesPage.sectors.items)[number];
