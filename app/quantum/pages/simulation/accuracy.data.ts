import { worstError } from "../case-studies/surrogate.figure.ts";

/** The worst accepted answer of the case study's surrogate, in millihartree. */
export default worstError.toFixed(2);
