import type { Href } from "#app/lib/href.ts";
import { cityNames } from "../offices.ts";
import type { ServiceSlug } from "../services/types.ts";
import type { Accent, NavLink, PageMeta } from "../types.ts";

export interface HeroTile {
  id: ServiceSlug;
  /** Stands in the middle while the tile is pointed at. */
  initial: string;
  title: string;
  description: string;
  color: Accent;
  /** On the hexagonal lattice around the initial: x in half tiles, y in rows. */
  position: { x: -2 | -1 | 1 | 2; y: -1 | 0 | 1 };
  link: Href;
}

export interface Stat {
  value: string;
  label: string;
}

export interface Card {
  title: string;
  description: string;
  color: Accent;
  features: readonly string[];
}

export interface ServiceCard extends Card {
  link: Href;
}

export interface TechnologyCard extends Card {
  /** Its first letters, as an element has its symbol. */
  symbol: string;
  /** The service that works in it. */
  link: ServiceCard["link"];
}

interface LabHome {
  meta: PageMeta;
  hero: {
    /** The headline, and the phrase of it that is set in italics. */
    title: string;
    titleEnd: string;
    lead: string;
    actions: readonly [NavLink, NavLink];
    initial: string;
    tilesLabel: string;
    tiles: readonly HeroTile[];
    word: { term: string; meaning: string };
  };
  about: {
    title: string;
    titleEnd: string;
    paragraphs: readonly [string, string];
    stats: readonly Stat[];
  };
  services: {
    title: string;
    intro: string;
    items: readonly ServiceCard[];
  };
  technologies: {
    title: string;
    intro: string;
    items: readonly TechnologyCard[];
  };
  team: {
    title: string;
    intro: string;
    /** What is said of each founder of `site.config.ts`, in the same order. */
    descriptions: readonly [string, string];
  };
  contact: {
    title: string;
    text: string;
    emailLabel: string;
    terms: NavLink;
    /** In its place while nobody receives what the form takes. */
    emailOnly: string;
  };
}

export const labHome = {
  meta: {
    title: "Research, carried through to the real world | Adyakshar",
    description: `Adyakshar is a research, development and consulting lab in ${cityNames.and}: software, data, silicon, devices and quantum systems.`,
  },
  hero: {
    title: "Research, carried through to the",
    titleEnd: "real world.",
    lead: "Adyakshar turns cutting-edge research into real-world innovation. We take published results to software, chips and devices that run in production.",
    actions: [
      { label: "Our services", to: "/adyakshar#services" },
      { label: "Quantum Labs", to: "/" },
    ],
    initial: "A",
    tilesLabel: "Six service areas",
    tiles: [
      {
        id: "mobile-web-apps",
        initial: "M",
        title: "Mobile & web",
        description:
          "Offline-first, accessible, with passkeys and a speed budget that the build enforces.",
        color: "neon-blue",
        position: { x: -1, y: -1 },
        link: "/features/mobile-web-apps",
      },
      {
        id: "ai-ml-nlp",
        initial: "A",
        title: "AI, ML, NLP",
        description:
          "Models and retrieval, judged on your own evaluation set before and after release.",
        color: "neon-purple",
        position: { x: 1, y: -1 },
        link: "/features/ai-ml-nlp",
      },
      {
        id: "cloud-big-data",
        initial: "C",
        title: "Cloud & data",
        description:
          "Clusters and tables declared in code, watched by OpenTelemetry, priced per workload.",
        color: "neon-green",
        position: { x: -2, y: 0 },
        link: "/features/cloud-big-data",
      },
      {
        id: "blockchain-dlt",
        initial: "B",
        title: "Blockchain",
        description:
          "Contracts, smart accounts and zero-knowledge proofs, tested and made ready for audit.",
        color: "neon-blue",
        position: { x: 2, y: 0 },
        link: "/features/blockchain-dlt",
      },
      {
        id: "vlsi-eda-cad",
        initial: "V",
        title: "VLSI & EDA",
        description:
          "RTL, UVM verification, design for test and layout on your PDK, as far as tape-out.",
        color: "neon-purple",
        position: { x: -1, y: 1 },
        link: "/features/vlsi-eda-cad",
      },
      {
        id: "iot-embedded-robotics",
        initial: "I",
        title: "IoT & robotics",
        description: "RTOS, MQTT and ROS 2, updated over the air from two slots, with a rollback.",
        color: "neon-green",
        position: { x: 1, y: 1 },
        link: "/features/iot-embedded-robotics",
      },
    ],
    word: {
      term: "ādyakṣara",
      meaning: "Sanskrit and Bengali: the initial letter of a word.",
    },
  },
  about: {
    title: "Three offices,",
    titleEnd: "one notebook",
    paragraphs: [
      "Adyakshar is a technology research, development and consulting lab. We read the paper and reproduce the result. Then we build what papers leave out: interfaces, tests, updates, and what happens when it fails at three in the morning.",
      "Clients bring a question that their own roadmap cannot absorb, or a prototype that nobody dares to ship. They keep a repository with its tests, a report that names its baseline, and a page on what the method cannot do.",
    ],
    stats: [
      { value: "50+", label: "Expert Researchers" },
      { value: "100+", label: "Projects Delivered" },
      { value: "5+", label: "Years Innovation" },
      { value: "3", label: "Global Offices" },
    ],
  },
  services: {
    title: "Services",
    intro:
      "Six areas of engineering and one division. A project may span several, under one scope.",
    items: [
      {
        title: "Mobile and web apps",
        description:
          "Apps that open quickly on an ordinary phone and keep working without a signal.",
        color: "neon-blue",
        features: [
          "WCAG 2.2 AA",
          "Offline-first PWA",
          "Core Web Vitals budgets",
          "Passkeys",
          "CI/CD",
        ],
        link: "/features/mobile-web-apps",
      },
      {
        title: "AI, ML and NLP",
        description:
          "Models built around an evaluation set that you own. Changing the model is then a measurement.",
        color: "neon-purple",
        features: [
          "Retrieval (RAG)",
          "Evaluation sets",
          "Quantization",
          "Drift monitoring",
          "Red-teaming",
        ],
        link: "/features/ai-ml-nlp",
      },
      {
        title: "Cloud and big data",
        description:
          "Platforms that can be rebuilt from a repository. The bill is one of the metrics.",
        color: "neon-green",
        features: [
          "Kubernetes",
          "Infrastructure as code",
          "Iceberg v3",
          "Change capture",
          "OpenTelemetry",
          "FinOps",
        ],
        link: "/features/cloud-big-data",
      },
      {
        title: "Blockchain and DLT",
        description:
          "Contracts, wallets and proofs, with the threat model first. Where a signed database would do, we say so.",
        color: "neon-blue",
        features: [
          "ERC-4337 and EIP-7702 accounts",
          "Rollups",
          "Zero-knowledge proofs",
          "Audit preparation",
        ],
        link: "/features/blockchain-dlt",
      },
      {
        title: "VLSI, EDA and CAD",
        description:
          "Digital blocks from specification to sign-off. The same commit gives the same netlist.",
        color: "neon-purple",
        features: ["RISC-V", "SystemVerilog", "UVM coverage", "Design for test", "Tape-out"],
        link: "/features/vlsi-eda-cad",
      },
      {
        title: "IoT, embedded and robotics",
        description:
          "Firmware that survives a failed update, and robots that stop when they should.",
        color: "neon-green",
        features: ["ROS 2", "RTOS", "MQTT and Matter", "OTA updates", "SBOM"],
        link: "/features/iot-embedded-robotics",
      },
      {
        title: "Quantum computing",
        description:
          "Our division, Adyakshar Quantum Labs: compilers, simulation and post-quantum keys.",
        color: "neon-blue",
        features: [
          "Compiler tooling",
          "Quantum-secure tokenization",
          "Simulation with AI",
          "Research",
        ],
        link: "/",
      },
    ],
  },
  technologies: {
    title: "Core technologies",
    intro: "Nine fields, each with the service that works in it.",
    items: [
      {
        symbol: "Ai",
        title: "AI and ML",
        description: "Measured on held-out data.",
        color: "neon-purple",
        features: ["Evaluation", "Quantization", "Drift"],
        link: "/features/ai-ml-nlp",
      },
      {
        symbol: "Nl",
        title: "NLP",
        description: "Answers with their source.",
        color: "neon-purple",
        features: ["RAG", "Red-teaming", "Citations"],
        link: "/features/ai-ml-nlp",
      },
      {
        symbol: "Cl",
        title: "Cloud",
        description: "Declared in a repository.",
        color: "neon-green",
        features: ["Kubernetes", "IaC", "OpenTelemetry"],
        link: "/features/cloud-big-data",
      },
      {
        symbol: "Bd",
        title: "Big data",
        description: "A wrong load is rolled back.",
        color: "neon-green",
        features: ["Iceberg v3", "CDC", "FinOps"],
        link: "/features/cloud-big-data",
      },
      {
        symbol: "Bc",
        title: "Blockchain",
        description: "Rehearsed on a fork.",
        color: "neon-blue",
        features: ["ERC-4337", "EIP-7702", "ZK proofs"],
        link: "/features/blockchain-dlt",
      },
      {
        symbol: "Vl",
        title: "VLSI and EDA",
        description: "Verified before the mask.",
        color: "neon-purple",
        features: ["SystemVerilog", "UVM", "DFT"],
        link: "/features/vlsi-eda-cad",
      },
      {
        symbol: "Io",
        title: "IoT",
        description: "Devices that can be updated.",
        color: "neon-green",
        features: ["MQTT", "Matter", "SBOM"],
        link: "/features/iot-embedded-robotics",
      },
      {
        symbol: "Ro",
        title: "Robotics",
        description: "Simulated before a motor turns.",
        color: "neon-green",
        features: ["ROS 2", "RTOS", "OTA"],
        link: "/features/iot-embedded-robotics",
      },
      {
        symbol: "Qu",
        title: "Quantum",
        description: "Circuits for real devices.",
        color: "neon-blue",
        features: ["OpenQASM 3", "QIR", "ML-KEM"],
        link: "/",
      },
    ],
  },
  team: {
    title: "Our team",
    intro: "Two founders lead the lab, one for each half of the work.",
    descriptions: [
      "Chooses the questions, sets the baseline before the work begins, and answers for every claim in a report.",
      "Turns a result into something other people can operate. Architecture, tests, releases and the handover start here.",
    ],
  },
  contact: {
    title: "Tell us what has to work",
    text: "A few lines are enough. Name the problem, what has been tried, and the date that matters. The reply says what we would measure first. A call and a written scope follow, with price, weeks and acceptance.",
    terms: { label: "Terms we propose", to: "/contact#terms" },
    emailLabel: "Or write to",
    emailOnly: "The form does not send messages yet. Please write to",
  },
} as const satisfies LabHome;
