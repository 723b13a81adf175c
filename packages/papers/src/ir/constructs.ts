import { storedRows } from "../stored-data.ts";

/** What becomes of a construct on the way into a profile, by the specification. */
export type Fate = "carried" | "expanded" | "optional" | "lost" | "refused";

export interface Construct {
  name: string;
  /** A program in OpenQASM 3 that uses it, below the head. */
  program: string;
  base: Fate;
  adaptive: Fate;
  /** What the fate means for a portable program. */
  note: string;
}

export const head = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** Constructs of OpenQASM 3, from what every profile carries to what none does. */
export const constructs: readonly Construct[] = storedRows("ir-programs.csv").map(
  ({ construct, base, adaptive, program, note }) => ({
    name: construct,
    base: base as Fate,
    adaptive: adaptive as Fate,
    program,
    note,
  }),
);
