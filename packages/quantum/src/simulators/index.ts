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
export { misread, type NoiseModel, noiseless, noisyShot, runTrajectory } from "./noise.ts";
export {
  createShots,
  mpsSimulator,
  noisySimulator,
  statevectorSimulator,
  tableauSimulator,
} from "./shots.ts";
export {
  basisState,
  createSampler,
  fidelity,
  marginal,
  type PauliFactor,
  pauliExpectation,
  probabilities,
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
