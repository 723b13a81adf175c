import { counts } from "#app/models/compiled-example.ts";

/** The example as it opens the page. */
export default { sabre: counts.sabre, ours: counts.ours };
