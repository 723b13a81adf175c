import { adder, toBasis } from "@adyakshar/quantum/circuit";
import {
  baselines,
  type Compiled,
  compile,
  line,
  routesBySabre,
  type WorldLines,
  worldLines,
} from "@adyakshar/quantum/compiler";

/** Of the two numbers that are added. */
export const BITS = 5;

export const program = adder(BITS);
export const device = line(program.qubits);

export const swapsOf = ({ meetings }: WorldLines): number =>
  meetings.reduce((sum, { swaps }) => sum + swaps, 0);

/** One program led along a line of qubits by our compiler, and by SABRE in the place of its router. */
export function routeAdder() {
  return {
    ours: withLines(compile(program, device)),
    sabre: withLines(compile(program, device, { route: routesBySabre })),
    baselines: baselines(toBasis(program, "cx"), device),
  };
}

function withLines(compiled: Compiled) {
  const routed = compiled.stages.find(({ name }) => name === "routed");
  if (routed === undefined) throw new Error("the compiler names no routed circuit");
  return { ...compiled, routed, lines: worldLines(routed) };
}
