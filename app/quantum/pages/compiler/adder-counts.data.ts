import type { AdderCounts, RouterCounts, RouterPrice } from "#app/content/quantum/compiler.ts";
import {
  meanRatio,
  medianOf,
  pairs,
  type Quantity,
  type RouterName,
} from "#app/models/measured/routing.ts";
import { ADDEND_BITS, ours, sabre } from "./adder-routings.ts";

/** One router against another over all pairs of the benchmark, by medians. */
function against(router: RouterName, other: RouterName, quantity: Quantity): RouterCounts {
  const signs = pairs.map((pair) =>
    Math.sign(medianOf(pair, router, quantity) - medianOf(pair, other, quantity)),
  );
  const count = (sign: number) => signs.filter((own) => own === sign).length;
  const gain = Math.round((1 - meanRatio(router, other, quantity).mean) * 100);
  return { fewer: count(-1), equal: count(0), more: count(1), gain };
}

const depth = against("ours", "sabre+opt", "depth");
const depthRatios = pairs.map(
  (pair) => medianOf(pair, "ours", "depth") / medianOf(pair, "sabre+opt", "depth"),
);

export default {
  adder: {
    bits: ADDEND_BITS,
    ours: ours.counts,
    sabre: sabre.counts,
  } satisfies AdderCounts,
  pairs: pairs.length,
  alone: against("router", "sabre", "swaps"),
  compiled: against("ours", "sabre+opt", "two_qubit"),
  depth,
  price: {
    deeper: depth.more,
    deepest: Math.round((Math.max(...depthRatios) - 1) * 100),
  } satisfies RouterPrice,
};
