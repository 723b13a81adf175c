import { braid, published } from "./braid.ts";

const { ours, optimizedSabre } = braid().counts;
const costOf = ({ twoQubit, depth }: typeof ours) => ({ cx: twoQubit, depth });

/** What the routings come to that the page names. */
export default {
  ours: costOf(ours),
  sabre: costOf(optimizedSabre),
  published,
};
