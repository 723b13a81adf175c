/** The largest device on the instrument is a heavy hexagon of 27 qubits. */
export const mostQubits = 27;
/** In milliseconds. */
export const timeLimit = 30_000;
