export { QasmError } from "./error.ts";
export { type ParseOptions, parse, parseCircuit } from "./parse.ts";
export { type PresetId, presets, presetText, sizeFor } from "./presets.ts";
export { print, printedLines, printTwo, programOf } from "./print.ts";
export type { DynamicProgram, Note, Program, Register, Step } from "./program.ts";
export { isPhysical, sizeOf } from "./program.ts";
export { reasons } from "./refused.ts";
export { asSteps, operationsIn, qubitsIn, withBits } from "./steps.ts";
