import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

export interface AboutService extends Point {
  link: NavLink;
}

export interface AboutValue extends Point {
  /** How a client can tell that it is kept. */
  check: string;
}

interface AboutPage {
  meta: PageMeta;
  hero: Hero;
  word: {
    term: string;
    gloss: string;
    parts: readonly { form: string; meaning: string }[];
    rule: string;
  };
  mission: { title: string; statement: string; paragraphs: readonly string[]; lab: NavLink };
  services: { title: string; intro: string; items: readonly AboutService[] };
  values: { title: string; intro: string; checkLabel: string; items: readonly AboutValue[] };
  next: NextStep;
}

export const aboutPage = {
  meta: {
    title: "About: mission, services, values | Adyakshar Quantum Labs",
    description:
      "The quantum computing division of Adyakshar: our mission, five services from compilers to residencies, and four values with the way to check that we keep them.",
  },
  hero: {
    kicker: "about",
    title: "The first letter of what comes next.",
    lead: "Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab in San Francisco, Austin and Kolkata.",
  },
  word: {
    term: "ādyakṣara",
    gloss: "noun, Sanskrit and Bengali: the initial letter of a word.",
    parts: [
      { form: "ādi", meaning: "beginning" },
      { form: "akṣara", meaning: "letter, syllable" },
    ],
    rule: "Final i before a becomes y. Two tokens, one rewrite rule: our first compiler pass.",
  },
  mission: {
    title: "Mission",
    statement:
      "To write the software between a scientific question and a quantum machine, and to say plainly when the machine is not needed.",
    paragraphs: [
      "Most of what decides whether a quantum project succeeds is not quantum. It is a representation that outlives one vendor, a router that knows the coupling map, a benchmark that someone else can rerun, a signature that fits its message. That layer can be built and tested now, on simulators and on the devices that exist.",
      "No machine today breaks the cryptography in use, and none has shown a generic exponential advantage in ground-state chemistry. We plan for both without selling either. What we hand over is useful on classical hardware first, and keeps its value when better hardware arrives.",
    ],
    lab: { label: "The lab that we belong to", to: "/adyakshar" },
  },
  services: {
    title: "Five services",
    intro: "What a client can order, and what stays in the client's repository afterwards.",
    items: [
      {
        title: "Compiler tooling",
        text: "IR bridges, layout, routing, scheduling and pulse back ends for a given device or across several. You keep the passes, their tests and a benchmark suite in CI.",
        link: { label: "Compiler Studio", to: "/compiler" },
      },
      {
        title: "Quantum-secure tokenization",
        text: "Cryptographic inventory, hybrid transport, ML-DSA approvals in HSMs, MPC custody. The inventory, the cut-over runbook and the tested rollback stay with you.",
        link: { label: "Tokenization", to: "/tokenization" },
      },
      {
        title: "Simulation with AI",
        text: "Statevector, tensor-network and stabilizer simulators, variational chemistry, surrogates behind an audited gate. Pipeline and reference data are yours to rerun.",
        link: { label: "Simulation", to: "/simulation" },
      },
      {
        title: "Joint research",
        text: "Programs in quantum EDA, FPGA control and finance. They leave you the code and the negative results, written up with the same care as the good ones.",
        link: { label: "Research", to: "/research" },
      },
      {
        title: "Residencies and training",
        text: "A dedicated team beside yours, on retainer, with SLOs, co-authored publications and packages for regulators. Your engineers can go on without us.",
        link: { label: "Indicative pricing", to: "/#pricing-section" },
      },
    ],
  },
  values: {
    title: "Four values",
    intro: "Each of them comes with a way to check that we keep it.",
    checkLabel: "Check it",
    items: [
      {
        title: "Measured",
        text: "In a delivery, a gain names the compiler, version, device and circuit set that it is compared with. Figures on this site that are composed are marked so.",
        check: "Rerun the script in the report and get the same table.",
      },
      {
        title: "Candid",
        text: "Mitigation is not correction, a surrogate is not a solver, QKD is not a replacement for authentication. We write down where a method stops being worth its cost.",
        check: "Turn to the report's section on limits. It is never empty.",
      },
      {
        title: "Portable",
        text: "Open formats at every boundary: OpenQASM 3, QIR, MLIR dialects, FIPS algorithms. Changing the vendor, or us, must not mean a rewrite.",
        check: "Build from a clean clone, without any account of ours.",
      },
      {
        title: "Reversible",
        text: "A migration goes in stages that can each be undone, and the undoing is rehearsed before the stage begins.",
        check: "Ask for the rollback log of the last rehearsal.",
      },
    ],
  },
  next: {
    title: "Test us on something small",
    text: "One circuit, one signing path or one calculation. You see how we measure, what we write down and what we do not promise.",
    link: { label: "Suggest a test", to: "/contact" },
  },
} as const satisfies AboutPage;
