import { published, QUBITS, routeQft } from "./qft-routings.ts";

const { ours, optimizedSabre, ladder } = routeQft().counts;
const costOf = ({ twoQubit, depth }: typeof ours) => ({ cx: twoQubit, depth });

/** What the routings come to that the page names. */
export default {
  qubits: QUBITS,
  ours: costOf(ours),
  sabre: costOf(optimizedSabre),
  published,
  best: costOf(ladder),
};
