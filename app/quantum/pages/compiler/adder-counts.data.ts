import { meanRatio, pairs } from "@adyakshar/papers/measured/routing";
import { BITS, ours, sabre } from "./adder-routings.ts";

/** What the two routings come to, and the router's gain over all tests of the benchmark, in percent. */
export default {
  bits: BITS,
  ours: ours.counts,
  sabre: sabre.counts,
  tests: pairs.length,
  gain: Math.round((1 - meanRatio("ours", "sabre+opt", "two_qubit").mean) * 100),
};
