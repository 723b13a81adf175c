import type { Circuit } from "@adyakshar/quantum/circuit";
import { qft, toBasis } from "@adyakshar/quantum/circuit";
import {
  baselines,
  compile,
  line,
  routeNaively,
  routesBySabre,
  type WorldLines,
  worldLines,
} from "@adyakshar/quantum/compiler";

export const QUBITS = 12;

/** Every qubit meets every other. The order of its bits stays reversed, which costs neither router a gate. */
export const program: Circuit = {
  qubits: QUBITS,
  operations: qft(QUBITS).operations.filter(({ name }) => name !== "swap"),
};

export const device = line(QUBITS);

/** What Klaver et al. (arXiv 2408.10907) count for a construction without SWAPs. */
export const published = { cx: QUBITS ** 2 - 1, depth: 5 * QUBITS - 3 };

export const swapsOf = ({ meetings }: WorldLines): number =>
  meetings.reduce((sum, { swaps }) => sum + swaps, 0);

/** One program led along a line of qubits by three routers; without the compiler's ladder, which moves none. */
export function routeQft() {
  const naive = routeNaively(toBasis(program, "cx"), device);
  const options = { states: 0, ladders: false };
  const compiled = compile(program, device, options);
  const bySabre = compile(program, device, { ...options, route: routesBySabre });
  const routed = routedBy(compiled);
  const sabre = routedBy(bySabre);
  return {
    naive,
    sabre,
    routed,
    compiled,
    counts: {
      ...baselines(program, device),
      optimizedSabre: bySabre.counts,
      ours: compiled.counts,
      ladder: compile(program, device, { states: 0 }).counts,
    },
    lines: { naive: worldLines(naive), sabre: worldLines(sabre), ours: worldLines(routed) },
  };
}

function routedBy({ stages }: ReturnType<typeof compile>) {
  const routed = stages.find(({ name }) => name === "routed");
  if (routed === undefined) throw new Error("the compiler names no routed circuit");
  return routed;
}
