import { storedRows } from "../../data/stored-data.ts";

/** The fate of a construct on the way into a profile is the specification's. */
export type Fate = "carried" | "expanded" | "optional" | "lost" | "refused";

export const head = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** Constructs of OpenQASM 3, from what every profile carries to what none does. */
export const constructs = storedRows("ir-programs.csv").map((row) => ({
  name: row.construct,
  base: row.base as Fate,
  adaptive: row.adaptive as Fate,
  /** A program in OpenQASM 3 that uses it, below the head. */
  program: row.program,
  note: row.note,
}));
