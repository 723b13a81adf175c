import { buildCompilerCircuit } from "#app/figures/compiler/circuit-figure.ts";
import { buildH2Curve } from "#app/figures/simulation/h2-figure.ts";
import { buildSimulatorMemory } from "#app/figures/simulation/memory-figure.ts";
import { buildTechnologyStack } from "#app/figures/technologies/stack-figure.ts";
import { buildKeySizes } from "#app/figures/tokenization/key-sizes-figure.ts";
import {
  buildCustodianArchitecture,
  buildCustodianResult,
} from "./case-studies/custodian-figures.ts";
import {
  buildNeutralAtomArchitecture,
  buildNeutralAtomResult,
} from "./case-studies/neutral-atom-figures.ts";
import { buildPharmaArchitecture, buildPharmaResult } from "./case-studies/pharma-figures.ts";
import { buildHomeApprovals } from "./home/approvals-figure.ts";
import { buildIndustryFinance } from "./industries/finance-figure.ts";
import { buildIndustryGovernment } from "./industries/government-figure.ts";
import { buildIndustryPharma } from "./industries/pharma-figure.ts";
import { buildIndustrySemiconductor } from "./industries/semiconductor-figure.ts";
import { buildIndustryWeb3 } from "./industries/web3-figure.ts";
import { buildEdaFlow } from "./research/eda-figure.ts";
import type { Figure } from "./scene.ts";
import { buildServiceAi } from "./services/ai-figure.ts";
import { buildServiceAiPower } from "./services/ai-power-figure.ts";
import { buildServiceBlockchain } from "./services/blockchain-figure.ts";
import { buildServiceCloud } from "./services/cloud-figure.ts";
import { buildServiceCloudStorage } from "./services/cloud-storage-figure.ts";
import { buildServiceIot } from "./services/iot-figure.ts";
import { buildServiceIotSurvival } from "./services/iot-survival-figure.ts";
import { buildServiceMobile } from "./services/mobile-figure.ts";
import { buildServiceProofSizes } from "./services/proof-sizes-figure.ts";
import { buildServiceVlsi } from "./services/vlsi-figure.ts";
import { buildServiceVlsiLayout } from "./services/vlsi-layout-figure.ts";
import { buildTokenizationCustody } from "./tokenization/custody-figure.ts";
import { buildTokenizationHandshake } from "./tokenization/handshake-figure.ts";
import { buildTokenizationTransport } from "./tokenization/transport-figure.ts";

/** The site a figure belongs to, and with it the colors of its gallery page. */
type FigureTheme = "quantum" | "lab";

export interface FigureEntry {
  id: string;
  theme: FigureTheme;
  build: () => Figure;
  /** Drawn into a file, so that a long page stays light. */
  isFile?: true;
}

export const figures: readonly FigureEntry[] = [
  { id: "compiler-circuit", theme: "quantum", build: buildCompilerCircuit, isFile: true },
  { id: "h2-curve", theme: "quantum", build: buildH2Curve },
  { id: "simulator-memory", theme: "quantum", build: buildSimulatorMemory },
  { id: "key-sizes", theme: "quantum", build: buildKeySizes, isFile: true },
  { id: "eda-flow", theme: "quantum", build: buildEdaFlow, isFile: true },
  { id: "industry-pharma", theme: "quantum", build: buildIndustryPharma, isFile: true },
  { id: "industry-finance", theme: "quantum", build: buildIndustryFinance, isFile: true },
  {
    id: "industry-semiconductor",
    theme: "quantum",
    build: buildIndustrySemiconductor,
    isFile: true,
  },
  { id: "industry-government", theme: "quantum", build: buildIndustryGovernment, isFile: true },
  { id: "industry-web3", theme: "quantum", build: buildIndustryWeb3, isFile: true },
  {
    id: "case-neutral-atom-architecture",
    theme: "quantum",
    build: buildNeutralAtomArchitecture,
    isFile: true,
  },
  { id: "case-neutral-atom-result", theme: "quantum", build: buildNeutralAtomResult, isFile: true },
  {
    id: "case-pharma-architecture",
    theme: "quantum",
    build: buildPharmaArchitecture,
    isFile: true,
  },
  { id: "case-pharma-result", theme: "quantum", build: buildPharmaResult, isFile: true },
  {
    id: "case-custodian-architecture",
    theme: "quantum",
    build: buildCustodianArchitecture,
    isFile: true,
  },
  { id: "case-custodian-result", theme: "quantum", build: buildCustodianResult, isFile: true },
  { id: "home-approvals", theme: "quantum", build: buildHomeApprovals, isFile: true },
  {
    id: "tokenization-transport",
    theme: "quantum",
    build: buildTokenizationTransport,
    isFile: true,
  },
  {
    id: "tokenization-handshake",
    theme: "quantum",
    build: buildTokenizationHandshake,
    isFile: true,
  },
  { id: "tokenization-custody", theme: "quantum", build: buildTokenizationCustody, isFile: true },
  { id: "technology-stack", theme: "quantum", build: buildTechnologyStack },
  { id: "service-mobile-web-apps", theme: "lab", build: buildServiceMobile },
  { id: "service-ai-ml-nlp", theme: "lab", build: buildServiceAi },
  { id: "service-cloud-big-data", theme: "lab", build: buildServiceCloud },
  { id: "service-blockchain-dlt", theme: "lab", build: buildServiceBlockchain },
  { id: "service-vlsi-eda-cad", theme: "lab", build: buildServiceVlsi },
  { id: "service-iot-embedded-robotics", theme: "lab", build: buildServiceIot },
  { id: "service-iot-survival", theme: "lab", build: buildServiceIotSurvival },
  { id: "service-ai-power", theme: "lab", build: buildServiceAiPower },
  { id: "service-cloud-storage", theme: "lab", build: buildServiceCloudStorage },
  { id: "service-proof-sizes", theme: "lab", build: buildServiceProofSizes },
  { id: "service-vlsi-layout", theme: "lab", build: buildServiceVlsiLayout },
];

interface AssetEntry {
  /** Of its own, in this one. */
  folder: string;
  load: () => Promise<{ writeAssets: (outDir: string) => Promise<void> }>;
}

/** Pictures too heavy for markup: each writes its own files, and is loaded only to be made. */
export const assets: readonly AssetEntry[] = [
  { folder: "home/wave", load: () => import("#app/figures/home/wave/build.ts") },
  { folder: "plates", load: () => import("#app/figures/plates/build.ts") },
  { folder: "industries", load: () => import("#app/figures/industries/build.ts") },
  { folder: "resources", load: () => import("#app/figures/resources/build.ts") },
  { folder: "technologies", load: () => import("#app/figures/technologies/build.ts") },
  { folder: "not-found", load: () => import("#app/figures/not-found/build.ts") },
  { folder: "lab/world-map", load: () => import("#app/figures/lab/world-map/build.ts") },
  { folder: "lab/miniatures", load: () => import("#app/figures/lab/miniatures/build.ts") },
  { folder: "lab/initials", load: () => import("#app/figures/lab/initials/build.ts") },
];
