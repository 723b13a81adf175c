import type { Method } from "./calls.ts";

/** Where memory or the time of a page ends, method by method. */
export const mostQubits: Record<Method, number> = { statevector: 20, stabilizer: 200, mps: 60 };
export const LARGEST_PROGRAM = 200;
export const MOST_BOND = 128;
/** In milliseconds, for a whole run and for its shots. */
export const TIME_LIMIT = 45_000;
export const SHOT_TIME = 12_000;
/** What an outcome that is not listed is counted as. */
export const OTHER = 255;
/** Probabilities below this count as zero. */
export const NEVER = 1e-12;
