import { buildLoweringPlate } from "#app/figures/about/lowering-plate.ts";
import { buildApprovalsPlate } from "#app/figures/case-studies/approvals-plate.ts";
import { buildAtomsPlate } from "#app/figures/case-studies/atoms-plate.ts";
import { buildSurrogatePlate } from "#app/figures/case-studies/surrogate-plate.ts";
import { buildBraidPlate } from "#app/figures/compiler/braid-plate.ts";
import { buildCompilerPlate } from "#app/figures/compiler/routed-plate.ts";
import { buildHoursPlate } from "#app/figures/contact/hours-plate.ts";
import { buildNightMapPlate } from "#app/figures/contact/night-map-plate.ts";
import { buildAmplitudePlate } from "#app/figures/research/amplitude-plate.ts";
import { buildDiePlate } from "#app/figures/research/die-plate.ts";
import { buildLoopPlate } from "#app/figures/research/loop-plate.ts";
import { buildAmplitudesPlate } from "#app/figures/simulation/amplitudes-plate.ts";
import { buildLatticesPlate } from "#app/figures/technologies/lattices-plate.ts";
import { buildSignaturesPlate } from "#app/figures/tokenization/signatures-plate.ts";
import { buildStandardsPlate } from "#app/figures/tokenization/standards-plate.ts";
import type { Plate } from "./plate.ts";

export const plates: readonly (() => Plate)[] = [
  buildAmplitudesPlate,
  buildSignaturesPlate,
  buildDiePlate,
  buildLoopPlate,
  buildAmplitudePlate,
  buildLatticesPlate,
  buildNightMapPlate,
  buildHoursPlate,
  buildLoweringPlate,
  buildStandardsPlate,
  buildAtomsPlate,
  buildSurrogatePlate,
  buildApprovalsPlate,
  buildCompilerPlate,
  buildBraidPlate,
];
