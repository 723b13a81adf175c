import { adder } from "@adyakshar/quantum/circuit";
import { type Compiled, compile, line, routesBySabre } from "@adyakshar/quantum/compiler";
import { routedLines, type WorldLines } from "./world-lines.ts";

/** The numbers that the adder of `/compiler` adds. */
export const ADDEND_BITS = 5;
export const program = adder(ADDEND_BITS);
export const device = line(program.qubits);

export const swapsOf = ({ meetings }: WorldLines): number =>
  meetings.reduce((sum, { swaps }) => sum + swaps, 0);

const withLines = (compiled: Compiled) => ({ ...compiled, ...routedLines(compiled) });

/** One program led along a line of qubits by our compiler, and by SABRE in the place of its router. */
export const ours = withLines(compile(program, device));
export const sabre = withLines(compile(program, device, { route: routesBySabre }));
