export { densityProbabilities, purity, runDensityMatrix } from "./density.ts";
export { SimulatorError } from "./error.ts";
export {
  binaryBytes,
  densityMatrixBytes,
  mpsBytes,
  statevectorBytes,
  tableauBytes,
} from "./memory.ts";
export { runMps } from "./mps.ts";
export { bondDimensions, createMpsSampler, heldBytes, mpsToState } from "./mps-readings.ts";
export { misread, type NoiseModel, noiseless, noisyShot } from "./noise.ts";
export { createSampler, marginal, probabilities } from "./sampling.ts";
export {
  createShots,
  mpsSimulator,
  noisySimulator,
  statevectorSimulator,
  tableauSimulator,
} from "./shots.ts";
export {
  basisState,
  fidelity,
  type PauliFactor,
  pauliExpectation,
  runStatevector,
  type Statevector,
} from "./statevector.ts";
export {
  applyClifford,
  createTableau,
  createTableauSampler,
  runTableau,
  type Tableau,
} from "./tableau.ts";
export { cliffordFault } from "./tableau-steps.ts";
