import { counts } from "./example.ts";

/** The example as it opens the page. */
export default { naive: counts.naive, ours: counts.ours };
