import { worstError } from "#app/models/case-studies/surrogate.ts";

/** The worst accepted answer of the case study's surrogate, in millihartree. */
export default worstError.toFixed(2);
