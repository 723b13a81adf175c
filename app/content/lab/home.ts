import type { Href } from "#app/lib/href.ts";
import { cityNames, offices } from "../offices.ts";
import { type ServiceSlug, serviceCards, serviceSlugs } from "../services/cards.ts";
import { siteBudgets } from "../services/site-budgets.ts";
import type { Accent, Card, NavLink, PageMeta } from "../types.ts";

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

/** A service, or a technology with the service that works in it. */
export interface LinkedCard extends Card {
  link: Href;
}

export interface ServiceCard extends LinkedCard {
  id: ServiceSlug | "quantum";
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
    /** The last words of the title, in italics. */
    emphasis: string;
    paragraphs: readonly [string, string];
    stats: readonly { value: string; label: string }[];
    /** Each leads to where it is shown. */
    evidence: { title: string; items: readonly NavLink[] };
  };
  services: {
    title: string;
    intro: string;
    items: readonly ServiceCard[];
  };
  technologies: {
    title: string;
    items: readonly LinkedCard[];
  };
  team: {
    title: string;
    intro: string;
    /** What is said of each founder of `site.config.ts`, in the same order. */
    descriptions: readonly [string, string];
  };
  contact: { title: string; emphasis: string; intro: string; note: string; terms: NavLink };
}

const quantum = {
  id: "quantum",
  title: "Quantum computing",
  description: "Adyakshar Quantum Labs: compilers, simulation and post-quantum keys.",
  color: "neon-blue",
  features: ["Compiler tooling", "Quantum-secure tokenization", "Simulation with AI", "Research"],
  link: "/",
} as const satisfies ServiceCard;

/** A tile says what its service's card says: where nothing hovers, the card is read instead. */
function tile(id: ServiceSlug, initial: string, position: HeroTile["position"]): HeroTile {
  const { title, description, color } = serviceCards[id];
  return { id, initial, title, description, color, position, link: `/features/${id}` };
}

export const labHome = {
  meta: {
    title: "Research, carried through to the real world | Adyakshar",
    description: `Adyakshar is a research, development and consulting lab in ${cityNames.and}: software, data, silicon, devices and quantum systems.`,
  },
  hero: {
    title: "Research, carried through to the",
    titleEnd: "real world.",
    lead: "Adyakshar turns cutting-edge research into real-world innovation. A project begins with your problem and ends with software, firmware or a chip layout that your team can build and change.",
    actions: [
      { label: "Our services", to: "/adyakshar#services" },
      { label: "Quantum Labs", to: "/" },
    ],
    initial: "A",
    tilesLabel: "Service areas",
    tiles: [
      tile("mobile-web-apps", "M", { x: -1, y: -1 }),
      tile("ai-ml-nlp", "A", { x: 1, y: -1 }),
      tile("cloud-big-data", "C", { x: -2, y: 0 }),
      tile("blockchain-dlt", "B", { x: 2, y: 0 }),
      tile("vlsi-eda-cad", "V", { x: -1, y: 1 }),
      tile("iot-embedded-robotics", "I", { x: 1, y: 1 }),
    ],
    word: {
      term: "ādyakṣara",
      meaning: "Sanskrit and Bengali: the initial letter of a word.",
    },
  },
  about: {
    title: `About Adyakshar, a\u00a0lab in ${cityNames.count} cities`,
    emphasis: `a\u00a0lab in ${cityNames.count} cities`,
    paragraphs: [
      "Adyakshar is a technology research, development and consulting lab. We start from published results and build what papers leave out: interfaces, tests and updates.",
      "Clients keep the code with its tests and the reports behind it. Each of the six service pages lists what is handed over, and how you accept it.",
    ],
    stats: [
      { value: "50+", label: "Expert Researchers" },
      { value: "100+", label: "Projects Delivered" },
      { value: "5+", label: "Years Innovation" },
      { value: `${offices.length}`, label: "Global Offices" },
    ],
    evidence: {
      title: "What you can check yourself",
      items: [
        { label: "Papers, with the code behind them", to: "/resources" },
        { label: "A quantum compiler in your browser", to: "/compiler#compiler" },
        { label: "Computed figures for six services, with tables", to: "/adyakshar#services" },
        {
          label: `At most ${siteBudgets.total} kB for a first visit`,
          to: "/features/mobile-web-apps",
        },
      ],
    },
  },
  services: {
    title: "Services",
    intro: "The first six pages show a computed figure, what we can do and what a project takes.",
    items: [
      ...serviceSlugs.map(
        (id): ServiceCard => ({ id, ...serviceCards[id], link: `/features/${id}` }),
      ),
      quantum,
    ],
  },
  technologies: {
    title: "Core technologies",
    items: [
      {
        title: "AI and ML",
        description: "Models scored on unseen cases.",
        color: "neon-purple",
        features: ["PyTorch", "ONNX Runtime", "MLflow"],
        link: "/features/ai-ml-nlp",
      },
      {
        title: "NLP",
        description: "Answers that cite their sources.",
        color: "neon-purple",
        features: ["Citations", "Red-teaming", "spaCy"],
        link: "/features/ai-ml-nlp",
      },
      {
        title: "Cloud",
        description: "Platforms that are rebuilt from code.",
        color: "neon-green",
        features: ["OpenTofu", "Argo CD", "Prometheus"],
        link: "/features/cloud-big-data",
      },
      {
        title: "Big data",
        description: "Two engines must give the same answer.",
        color: "neon-green",
        features: ["Change data capture", "Kafka", "Trino"],
        link: "/features/cloud-big-data",
      },
      {
        title: "Blockchain",
        description: "Contracts attacked with random inputs.",
        color: "neon-blue",
        features: ["Solidity", "Foundry", "Hyperledger Fabric"],
        link: "/features/blockchain-dlt",
      },
      {
        title: "VLSI and EDA",
        description: "Chips that are checked against a model.",
        color: "neon-purple",
        features: ["Formal proofs", "Verilator", "OpenROAD"],
        link: "/features/vlsi-eda-cad",
      },
      {
        title: "IoT",
        description: "Devices that still start after a power cut.",
        color: "neon-green",
        features: ["Bluetooth", "Thread", "Zephyr"],
        link: "/features/iot-embedded-robotics",
      },
      {
        title: "Robotics",
        description: "Recorded runs test each change.",
        color: "neon-green",
        features: ["Real-time control", "Hardware in the loop"],
        link: "/features/iot-embedded-robotics",
      },
      {
        title: "Quantum",
        description: "Circuits compiled for today’s devices.",
        color: "neon-blue",
        features: ["OpenQASM 3", "Simulators", "Post-quantum keys"],
        link: "/",
      },
    ],
  },
  team: {
    title: "Our team",
    intro: "Two founders lead the lab, one for each half of the work.",
    descriptions: [
      "Chooses the questions, sets the baseline before the work begins, and answers for every claim in a report.",
      "Turns a result into something other people can operate. Owns architecture, tests, releases and the handover.",
    ],
  },
  contact: {
    title: "Tell us what has to work",
    emphasis: "what has to work",
    intro:
      "A few lines are enough: the problem, what has been tried, and the date that matters. The reply says what we would measure first. A call follows, then a scope with price, weeks and acceptance tests.",
    note: "That holds for what has reached us. Email on its way is not secure: leave keys, patient data and unpublished results out at first.",
    terms: { label: "Terms we propose", to: "/contact#terms" },
  },
} as const satisfies LabHome;
