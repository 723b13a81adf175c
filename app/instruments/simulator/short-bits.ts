const LONGEST = 24;
const END = 9;

/** Both ends of an outcome that is too long for a line. */
export function shortBits(bits: string): string {
  return bits.length > LONGEST ? `${bits.slice(0, END)}…${bits.slice(-END)}` : bits;
}
