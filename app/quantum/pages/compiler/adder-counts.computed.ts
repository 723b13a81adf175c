import type { AdderCounts, RouterCounts } from "#app/content/quantum/compiler.ts";
import { medianOf, pairs, type Quantity, type RouterName } from "#data/routing.ts";
import { ADDEND_BITS } from "./adder-routings.ts";

/** One router against another over all pairs of the benchmark, by medians. */
function against(router: RouterName, other: RouterName, quantity: Quantity): RouterCounts {
  const signs = pairs.map((pair) =>
    Math.sign(medianOf(pair, router, quantity) - medianOf(pair, other, quantity)),
  );
  const count = (sign: number) => signs.filter((own) => own === sign).length;
  return { fewer: count(-1), equal: count(0), more: count(1) };
}

export default {
  adder: { bits: ADDEND_BITS } satisfies AdderCounts,
  pairs: pairs.length,
  alone: against("router", "sabre", "swaps"),
  compiled: against("ours", "sabre+opt", "two_qubit"),
};
