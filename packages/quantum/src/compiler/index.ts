export { type Baselines, baselines, type Comparison, sabreTrials } from "./baselines/baselines.ts";
export { routeNaively } from "./baselines/naive.ts";
export { routesBySabre } from "./baselines/sabre.ts";
export { type Compiled, compile, type Stage, type StageName } from "./compile.ts";
export { CompileError, type CompileOptions, type Level } from "./compile-options.ts";
export { type CompiledProgram, compileProgram, type ProgramStage } from "./compile-program.ts";
export {
  type CompiledText,
  type CompileTextOptions,
  compileText,
  type Progress,
} from "./compile-text.ts";
export {
  type Coupling,
  DeviceError,
  deviceNamed,
  full,
  grid,
  heavyHex,
  line,
  ring,
  smallestDevices,
} from "./coupling.ts";
export { parseDevice } from "./parse-device.ts";
export type { Routed } from "./routing/routed.ts";
export { placesText } from "./to-program.ts";
export { type Verdict, type Verification, verify } from "./verify/verify.ts";
