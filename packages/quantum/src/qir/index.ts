export { emitBaseProfile } from "./emit.ts";
export { QirError, readBaseProfile } from "./read.ts";
export { sameUnitary } from "./same-unitary.ts";
