export const mostQubits = 20;
export const mostBond = 128;
/** In milliseconds, for a whole run and for its shots. */
export const timeLimit = 45_000;
export const shotTime = 12_000;
/** What an outcome that is not among the likeliest is counted as. */
export const other = 255;
