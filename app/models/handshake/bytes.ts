/** Bytes in memory of their own: what the browser's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** A copy in which one bit is the other one; bit 0 is the lowest of the first byte. */
export function flipBit(bytes: Uint8Array, bit: number): Bytes {
  if (!(Number.isInteger(bit) && bit >= 0 && bit < 8 * bytes.length)) {
    throw new RangeError(`no bit ${bit} in ${bytes.length} bytes`);
  }
  const flipped = new Uint8Array(bytes);
  flipped[bit >> 3] ^= 1 << (bit & 7);
  return flipped;
}
