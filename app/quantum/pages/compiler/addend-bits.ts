/** The numbers that the adder of `/compiler` adds. */
export const ADDEND_BITS = 5;
