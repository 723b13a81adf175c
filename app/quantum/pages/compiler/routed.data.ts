import { counts } from "#app/models/compiled-example.ts";

/** The example as it opens the page. */
export default { naive: counts.naive, ours: counts.ours };
