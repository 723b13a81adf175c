import { better, cases, lost, ratioOf } from "@adyakshar/papers/measured/peers";

/** What our compiler lost in its benchmark, the largest loss first. */
export default {
  all: cases.length,
  lost: lost
    .toSorted((a, b) => ratioOf(b) - ratioOf(a))
    .map((given) => ({
      circuit: given.circuit,
      device: given.device,
      cx: [better(given).cx, given.by.ours.cx],
    })),
};
