/** What the papers take from the site: how a figure is drawn, models, type and colors. */
export { type OfferName, offerPrice, offers } from "../../../app/content/quantum/offers.ts";
export { bottomAxis, leftGrid } from "../../../app/figures/axis.ts";
export { powerOfTen, signed, thousands } from "../../../app/figures/format.ts";
export { circle, mono, path, rect, TEXT_UNITS, text } from "../../../app/figures/marks.ts";
export {
  arrow,
  box,
  dot,
  hexagon,
  type Point,
  polyline,
  segment,
} from "../../../app/figures/path.ts";
export { phaseGrounds } from "../../../app/figures/phase-grounds.ts";
export { linearScale, logScale, type Scale, steps } from "../../../app/figures/scale.ts";
export {
  type Figure,
  type Mark,
  type Picture,
  type Scene,
  sceneOf,
} from "../../../app/figures/scene.ts";
export { figureSvg, sceneSvg } from "../../../app/figures/scene-file.ts";
export { cutFiles, plainFonts } from "../../../app/fonts/font-files.ts";
export { fonts, spareFonts } from "../../../app/fonts/fonts.ts";
export { type Palette, palettes, paper, type Tone } from "../../../app/lib/palettes.ts";
export { type Hamiltonian, hydrogen } from "../../../app/models/chemistry/hamiltonian.ts";
export {
  exactEnergy,
  meanFieldEnergy,
  solveVariationally,
} from "../../../app/models/chemistry/solver.ts";
export {
  agreementKeys,
  hybridShares,
  signatures,
  signingKeys,
} from "../../../app/models/key-sizes.ts";
export {
  BOND_DIMENSION,
  largestFit,
  machines,
  memoryModels,
  type Representation,
  USABLE_SHARE,
  usable,
} from "../../../app/models/memory.ts";
