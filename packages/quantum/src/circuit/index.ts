export { fixed, pair, pairRotation, relabel, rotation, triple, u } from "./build.ts";
export { type Counts, countsOf } from "./counts.ts";
export { type Basis, type OneQubitBasis, toBasis, toCx } from "./decompose.ts";
export {
  adder,
  CircuitError,
  ghz,
  parityPhase,
  qaoa,
  qft,
  quantumVolume,
  randomCircuit,
  vqe,
} from "./families.ts";
export type { Circuit, Gate, Operation } from "./gate.ts";
export { type Matrix, matrixOf } from "./matrix.ts";
export { controlCounts } from "./signatures.ts";
