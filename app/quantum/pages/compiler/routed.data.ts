import type { ExampleCounts } from "./example.ts";
import { circuits, counts } from "./routed.figure.ts";

const costOf = (key: keyof ExampleCounts) => {
  const { depth, twoQubit } = counts[key];
  return { depth, twoQubit };
};

/** The example as it opens the page, and every circuit that ours may be compared with. */
export default {
  naive: costOf("naive"),
  ours: costOf("ours"),
  baselines: circuits
    .filter(({ key }) => key !== "ours")
    .map(({ key, name }) => ({ name, ...costOf(key) })),
};
