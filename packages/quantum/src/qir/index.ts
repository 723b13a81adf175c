export { emitBaseProfile } from "./emit.ts";
export { readBaseProfile } from "./read.ts";
export { sameUnitary } from "./same-unitary.ts";
