import { braid, published, QUBITS } from "./braid-routings.ts";

const { ours, optimizedSabre, ladder } = braid().counts;
const costOf = ({ twoQubit, depth }: typeof ours) => ({ cx: twoQubit, depth });

/** What the routings come to that the page names. */
export default {
  qubits: QUBITS,
  ours: costOf(ours),
  sabre: costOf(optimizedSabre),
  published,
  best: costOf(ladder),
};
