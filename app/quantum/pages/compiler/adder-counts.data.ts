import type { AdderCounts } from "#app/content/quantum/compiler.ts";
import { meanRatio, pairs } from "#app/models/measured/routing.ts";
import { ADDEND_BITS, ours, sabre } from "./adder-routings.ts";

export default {
  bits: ADDEND_BITS,
  ours: ours.counts,
  sabre: sabre.counts,
  tests: pairs.length,
  gain: Math.round((1 - meanRatio("ours", "sabre+opt", "two_qubit").mean) * 100),
} satisfies AdderCounts;
