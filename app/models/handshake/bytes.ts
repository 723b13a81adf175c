/** Bytes in memory of their own: what the browser's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A copy in which one bit is the other one; bit 0 is the lowest of the first byte. */
export function flipBit(bytes: Uint8Array, bit: number): Bytes {
  if (!(Number.isInteger(bit) && bit >= 0 && bit < 8 * bytes.length)) {
    throw new RangeError(`no bit ${bit} in ${bytes.length} bytes`);
  }
  const flipped = new Uint8Array(bytes);
  flipped[bit >> 3] ^= 1 << (bit & 7);
  return flipped;
}
