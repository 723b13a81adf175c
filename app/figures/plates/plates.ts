import { buildLoweringPlate } from "#app/figures/about/lowering-plate.ts";
import { buildBraidPlate } from "#app/figures/compiler/braid-plate.ts";
import { buildCompilerPlate } from "#app/figures/compiler/routed-plate.ts";
import { buildNightMapPlate } from "#app/figures/contact/night-map-plate.ts";
import { buildDiePlate } from "#app/figures/research/die-plate.ts";
import { buildAmplitudesPlate } from "#app/figures/simulation/amplitudes-plate.ts";
import { buildLatticesPlate } from "#app/figures/technologies/lattices-plate.ts";
import { buildSignaturesPlate } from "#app/figures/tokenization/signatures-plate.ts";
import { buildStandardsPlate } from "#app/figures/tokenization/standards-plate.ts";
import type { Plate } from "./plate.ts";

export const plates: readonly (() => Plate)[] = [
  buildAmplitudesPlate,
  buildSignaturesPlate,
  buildDiePlate,
  buildLatticesPlate,
  buildNightMapPlate,
  buildLoweringPlate,
  buildStandardsPlate,
  buildCompilerPlate,
  buildBraidPlate,
];
