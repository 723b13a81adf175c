/** The largest device on the instrument is a heavy hexagon of 27 qubits. */
export const MOST_QUBITS = 27;
/** What the verdict can be given on in time. */
export const LARGEST_PRESET = 20;
/** In milliseconds. A search may find a lesser depth: most end before anyone has read the first. */
export const TIME_LIMIT = 120_000;
export const PATIENCE = 1500;
