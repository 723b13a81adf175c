import { numeral } from "../numeral.ts";
import { cityNames, offices } from "../offices.ts";
import { type ServiceSlug, serviceCards, serviceSlugs } from "../services/cards.ts";
import { REPLY_HOURS } from "../specification.ts";
import type { PageMeta } from "../types.ts";

/** The place on the hexagonal lattice around the initial: x in half tiles, y in rows. */
interface Position {
  x: -2 | -1 | 1 | 2;
  y: -1 | 0 | 1;
}

const quantum = {
  id: "quantum",
  title: "Quantum computing",
  description:
    "Our division Adyakshar Quantum Labs builds compilers and simulators and plans post-quantum migrations.",
  color: "neon-blue",
  features: ["Compiler tooling", "Quantum-secure tokenization", "Simulation with AI", "Research"],
  link: "/",
} as const;

/** A tile says what its service's card says: where nothing hovers, the card is read instead. */
function tile(id: ServiceSlug, position: Position) {
  const { title, description, color } = serviceCards[id];
  return { id, title, description, color, position, link: `/features/${id}` } as const;
}

export const labHome = {
  meta: {
    title: "Research, carried through to the real world | Adyakshar",
    description: `Adyakshar is a research, development and consulting lab in ${cityNames.and}: software, data, silicon, devices and quantum systems.`,
  } satisfies PageMeta,
  hero: {
    title: "Research, carried through to the",
    titleEnd: "real world.",
    lead: "Adyakshar turns cutting-edge research into real-world innovation. You bring a problem and get software, firmware or a chip layout that your own team can build and change.",
    services: { label: "Our services", to: "/adyakshar#services" },
    quantum: { label: "Quantum Labs", to: "/" },
    tilesLabel: "Service areas",
    tiles: [
      tile("mobile-web-apps", { x: -1, y: -1 }),
      tile("ai-ml-nlp", { x: 1, y: -1 }),
      tile("cloud-big-data", { x: -2, y: 0 }),
      tile("blockchain-dlt", { x: 2, y: 0 }),
      tile("vlsi-eda-cad", { x: -1, y: 1 }),
      tile("iot-embedded-robotics", { x: 1, y: 1 }),
    ],
  },
  about: {
    title: `About Adyakshar, a\u00a0lab in ${cityNames.count} cities`,
    emphasis: `a\u00a0lab in ${cityNames.count} cities`,
    paragraphs: [
      "We are a technology research, development and consulting lab. We start from published results and build the interfaces, tests and updates that the papers leave out.",
      "You keep the code, its tests and the reports behind it, and you accept each item only after your own team has seen it pass its test.",
    ],
    word: {
      term: "ādyakṣara",
      meaning: "Sanskrit and Bengali: the initial letter of a word.",
    },
    stats: [
      { value: "50+", label: "Expert Researchers" },
      { value: "100+", label: "Projects Delivered" },
      { value: "5+", label: "Years Innovation" },
      { value: `${offices.length}`, label: "Global Offices" },
    ],
    evidence: {
      title: "What you can check yourself",
      /** Stands over the numbers that are only told. */
      others: "What we count ourselves",
      items: [
        {
          count: "papers",
          unit: "papers",
          label: "With the code and data behind each",
          to: "/resources",
        },
        {
          count: "compiler",
          unit: "kB",
          label: "A quantum compiler to download",
          to: "/compiler#compiler",
        },
        {
          count: "services",
          unit: "pages",
          label: "A computed example for each service",
          to: "/adyakshar#services",
        },
      ],
    },
  },
  services: {
    title: "Services",
    intro: `Each of the first ${numeral(serviceSlugs.length).toLowerCase()} has its own page, with a worked example and what a project takes.`,
    items: [
      ...serviceSlugs.map((id) => ({ id, ...serviceCards[id], link: `/features/${id}` }) as const),
      quantum,
    ],
  },
  technologies: {
    title: "Core technologies, one rule each",
    emphasis: "one rule each",
    items: [
      {
        title: "AI and ML",
        description: "We score a model only on cases it has never seen.",
        color: "neon-purple",
        features: ["PyTorch", "ONNX Runtime", "MLflow"],
        link: "/features/ai-ml-nlp",
      },
      {
        title: "NLP",
        description: "Answers cite the passage they come from, so you can check them.",
        color: "neon-purple",
        features: ["Red-teaming", "spaCy"],
        link: "/features/ai-ml-nlp",
      },
      {
        title: "Cloud",
        description: "A scheduled check reports what has drifted from the code.",
        color: "neon-green",
        features: ["OpenTofu", "Argo CD", "Prometheus"],
        link: "/features/cloud-big-data",
      },
      {
        title: "Big data",
        description: "We run one query on two engines, and they have to agree.",
        color: "neon-green",
        features: ["Change data capture", "Kafka", "Trino"],
        link: "/features/cloud-big-data",
      },
      {
        title: "Blockchain",
        description: "We rehearse every upgrade on a fork of the real chain.",
        color: "neon-blue",
        features: ["Solidity", "Foundry", "Hyperledger Fabric"],
        link: "/features/blockchain-dlt",
      },
      {
        title: "VLSI and EDA",
        description: "We test a chip against a model of what it should do.",
        color: "neon-purple",
        features: ["Formal proofs", "Verilator", "OpenROAD"],
        link: "/features/vlsi-eda-cad",
      },
      {
        title: "IoT",
        description: "Only signed firmware installs and starts.",
        color: "neon-green",
        features: ["Bluetooth", "Thread", "Zephyr"],
        link: "/features/iot-embedded-robotics",
      },
      {
        title: "Robotics",
        description: "We replay recorded runs, so that fixed faults stay fixed.",
        color: "neon-green",
        features: ["Real-time control", "Hardware in the loop"],
        link: "/features/iot-embedded-robotics",
      },
      {
        title: "Quantum",
        description: "We compile circuits for the devices that exist today.",
        color: "neon-blue",
        features: ["OpenQASM 3", "Simulators", "Post-quantum keys"],
        link: "/",
      },
    ],
  },
  team: {
    title: "Our team",
  },
  contact: {
    title: "Tell us what has to work",
    emphasis: "what has to work",
    intro: "One sentence on what has to work, and for whom, is enough.",
    steps: [
      `Within ${REPLY_HOURS} hours: whether we can help, and which task we would build first.`,
      "A call about that one task.",
      "A written scope with weeks, price and acceptance tests, before any work begins.",
    ],
  },
} as const;

export type HeroTile = (typeof labHome.hero.tiles)[number];
