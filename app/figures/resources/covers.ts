import { buildCompilerCircuit } from "#app/figures/compiler/circuit-figure.ts";
import { buildIndustryFinance } from "#app/figures/industries/finance-figure.ts";
import { buildIndustrySemiconductor } from "#app/figures/industries/semiconductor-figure.ts";
import { buildIndustryWeb3 } from "#app/figures/industries/web3-figure.ts";
import { buildAmplitudeEstimation } from "#app/figures/research/amplitude-figure.ts";
import type { Figure } from "#app/figures/scene.ts";
import { buildH2Curve } from "#app/figures/simulation/h2-figure.ts";
import { buildSimulatorMemory } from "#app/figures/simulation/memory-figure.ts";

/** A figure of this site for the cover of each document, by the document's name in its address. */
export const covers: Readonly<Record<string, () => Figure>> = {
  "portable-ir": buildCompilerCircuit,
  "pqc-roadmap": buildIndustryFinance,
  "choosing-a-simulator": buildSimulatorMemory,
  "routing-benchmark": buildIndustrySemiconductor,
  "simulator-benchmark": buildH2Curve,
  "pqc-inventory": buildIndustryWeb3,
  "reading-benchmarks": buildAmplitudeEstimation,
};
