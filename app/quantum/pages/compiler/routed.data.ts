import { counts } from "./routed.figure.ts";

/** The example as it opens the page, and the circuits that ours is compared with. */
export default {
  naive: counts.naive,
  ours: counts.ours,
  baselines: [
    { name: "As written, any pair coupled", ...counts.asWritten },
    { name: "Naive routing", ...counts.naive },
    { name: "A textbook SABRE router", ...counts.sabre },
  ],
};
