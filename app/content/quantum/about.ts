import { cityNames } from "../offices.ts";
import type { Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

export interface AboutService extends TitledText {
  /** What is left when we go. */
  keep: string;
  /** The page that explains it. */
  to: NavLink["to"];
}

export interface AboutValue extends TitledText {
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
    /** What the parts do to each other where they meet. */
    rule: { form: string; meaning: string };
  };
  /** `more` opens the second paragraph on a phone. */
  mission: { title: string; statement: string; text: string; more: TitledText };
  services: { title: string; items: readonly AboutService[] };
  people: { title: string; intro: string };
  values: { title: string; checkLabel: string; items: readonly AboutValue[] };
  /** A report's limits as an example: the cases that our compiler lost. */
  losses: {
    title: string;
    finding: (lost: number, all: number) => string;
    caption: (withoutTket: number) => string;
    /** Whose bar is whose, and what ours has too many. */
    words: { theirs: string; ours: string; lost: string };
    /** What the names of the devices mean. */
    devices: Readonly<Record<string, string>>;
    columns: readonly string[];
    link: NavLink;
  };
  next: NextStep;
}

export const aboutPage = {
  meta: {
    title: "About: mission, services, values | Adyakshar Quantum Labs",
    description:
      "The quantum computing division of Adyakshar: our mission, five services from compilers to residencies, and four values with the way to check that we keep them.",
  },
  hero: {
    kicker: "mission, services, values",
    title: "What we do, and how\u00a0to\u00a0check\u00a0it.",
    lead: `Adyakshar Quantum Labs is the quantum computing division of Adyakshar, a research, development and consulting lab in ${cityNames.and}.`,
  },
  word: {
    term: "ādyakṣara",
    gloss: "noun, Sanskrit and Bengali: the initial letter of a word",
    parts: [
      { form: "ādi", meaning: "beginning" },
      { form: "akṣara", meaning: "letter, syllable" },
    ],
    rule: { form: "i → y", meaning: "before a different vowel" },
  },
  mission: {
    title: "Mission",
    statement:
      "To write the software between a scientific question and a quantum machine, and to say plainly when the machine is not needed.",
    text: "Most of what decides a quantum project is not quantum: a program format that outlives its vendor, a benchmark others can rerun, a signature that fits its data field. That layer can be built and tested now, on simulators and on the devices that exist.",
    more: {
      title: "What no machine does yet",
      text: "No quantum computer today breaks the cryptography in use. A 2022 study found no evidence of a general exponential advantage in ground-state chemistry (arXiv 2208.02199). What we hand over is useful on today’s computers, and stays so when better quantum hardware arrives.",
    },
  },
  services: {
    title: "Five services",
    items: [
      {
        title: "Compiler tooling",
        text: "A compiler for one device or for several.",
        keep: "You keep the passes, their tests and a benchmark suite that runs at every commit.",
        to: "/compiler",
      },
      {
        title: "Quantum-secure tokenization",
        text: "A key inventory, then hybrid connections (classical plus post-quantum), post-quantum approvals and keys split into shares.",
        keep: "You keep the inventory, the runbook and the tested rollback.",
        to: "/tokenization",
      },
      {
        title: "Simulation with AI",
        text: "Simulators, variational chemistry and spot-checked learned models.",
        keep: "You keep the pipeline and the reference data.",
        to: "/simulation",
      },
      {
        title: "Joint research",
        text: "Programs in design automation for quantum chips, qubit control on [[FPGAs|FPGA]], and finance.",
        keep: "You keep the code and the negative results.",
        to: "/research",
      },
      {
        title: "Residencies and training",
        text: "A dedicated team works beside yours, on retainer, until you give notice.",
        keep: "You keep joint publications and the packages for your regulator.",
        to: "/#pricing-section",
      },
    ],
  },
  people: { title: "People", intro: "Who does the work, and what each is responsible for." },
  values: {
    title: "Four values",
    checkLabel: "Check it",
    items: [
      {
        title: "Measured",
        text: "Each gain we report names the compiler, version, device and circuits behind it.",
        check: "Rerun the script in the report and get the same table.",
      },
      {
        title: "Candid",
        text: "We write down where a method stops being worth its cost.",
        check: "Turn to the report’s section on limits, which is never empty.",
      },
      {
        title: "Portable",
        text: "Every interface we define has an open format, so replacing a vendor, or us, needs no rewrite of your programs.",
        check: "Build from a clean clone, without any account of ours.",
      },
      {
        title: "Reversible",
        text: "Each stage of a migration can be undone up to a named point, and we rehearse it first.",
        check: "Ask for the rollback log of the last rehearsal.",
      },
    ],
  },
  losses: {
    title: "A section on limits, for example",
    finding: (lost, all) =>
      `In ${lost} of ${all} benchmark cases our compiler leaves more two-qubit gates than the better of Qiskit and tket.`,
    caption: (withoutTket) =>
      `These are all such cases, the largest loss in proportion first. Each bar counts the two-qubit gates of one compiled circuit, as the median over repeated runs. On ${withoutTket} large cases we did not run tket; there it is Qiskit alone. IBM’s 27 qubits have its heavy-hexagon layout; all linked means that each qubit is coupled with every other.`,
    words: { theirs: "Qiskit or tket", ours: "ours", lost: "lost" },
    devices: { "heavy-hex-27": "IBM’s 27 qubits", "full-16": "16 qubits, all linked" },
    columns: ["Circuit", "Device", "Qiskit or tket", "Ours"],
    link: { label: "The benchmark and its data", to: "/resources#routing-benchmark" },
  },
  next: {
    title: "Start with one question",
    text: "Describe one circuit, one signing path or one calculation. Within 24 hours we say what we would measure first.",
    link: { label: "Ask your question", to: "/contact" },
  },
} as const satisfies AboutPage;
