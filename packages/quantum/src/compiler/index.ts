export { type Compiled, compile, type Stage, type StageName } from "./compile.ts";
export { CompileError, type CompileOptions, type Level } from "./compile-options.ts";
export {
  type CompiledText,
  type CompileTextOptions,
  compileText,
  type Progress,
} from "./compile-text.ts";
export {
  type Coupling,
  DeviceError,
  deviceFromEdges,
  deviceNamed,
  full,
  grid,
  heavyHex,
  line,
  ring,
} from "./coupling.ts";
export { type CompiledDynamic, compileDynamic, type DynamicStage } from "./dynamic.ts";
export { markedCircuit } from "./marked-circuit.ts";
export { parseDevice } from "./parse-device.ts";
export {
  type BaselineRoutes,
  type Baselines,
  baselineRoutes,
  baselines,
  sabreTrials,
} from "./routing/baselines.ts";
export { dynamicBaselines } from "./routing/dynamic-baselines.ts";
export { routeNaively } from "./routing/naive.ts";
export type { Routed } from "./routing/routed.ts";
export { routesBySabre } from "./routing/sabre.ts";
export { compiledProgram, placesText } from "./to-program.ts";
export { amplitudesTouched, type Verdict, type Verification, verify } from "./verify/verify.ts";
export { verifyDynamic } from "./verify/verify-dynamic.ts";
