import type { DocumentFacts } from "./facts.ts";

/** `publish.ts` writes the module when it sets the documents; a fresh clone has not yet done so. */
export declare const documentFacts: readonly DocumentFacts[];
export declare const sourceBytes: number;
export declare const packageBytes: number;
