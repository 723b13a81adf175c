import { meanRatio } from "@adyakshar/papers/measured/routing";
import { BITS, routeAdder } from "./adder-routings.ts";

const { ours, sabre } = routeAdder();

/** What the two routings come to, and the router's gain over all programs of the benchmark, in percent. */
export default {
  bits: BITS,
  ours: ours.counts,
  sabre: sabre.counts,
  gain: Math.round((1 - meanRatio("ours", "sabre+opt", "two_qubit").mean) * 100),
};
