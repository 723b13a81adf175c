import { storedRows } from "../data/stored-data.ts";

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

/** The program that the paper lowers: the phase of T on |1⟩ is an eighth of a turn, so the result is 1, always. */
export const phaseEstimation = `OPENQASM 3.0;
include "stdgates.inc";
qubit[3] count;
qubit[1] eigen;
bit[3] result;
x eigen[0];
h count[0];
h count[1];
h count[2];
cp(pi/4) count[0], eigen[0];
cp(pi/2) count[1], eigen[0];
cp(pi) count[2], eigen[0];
swap count[0], count[2];
h count[0];
cp(-pi/2) count[0], count[1];
h count[1];
cp(-pi/4) count[0], count[2];
cp(-pi/2) count[1], count[2];
h count[2];
result = measure count;
`;
