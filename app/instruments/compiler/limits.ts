/** The largest device on the instrument is a heavy hexagon of 27 qubits. */
export const mostQubits = 27;
/** What the verdict can be given on in time. */
export const largestPreset = 20;
/** In milliseconds. A search may find a lesser depth: most end before anyone has read the first. */
export const timeLimit = 120_000;
export const patience = 1500;
