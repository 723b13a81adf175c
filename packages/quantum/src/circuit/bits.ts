/** Counts the ones in a word of 32 bits. */
export function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** True if the number of its ones is odd. */
export function parity(word: number): 0 | 1 {
  let folded = word ^ (word >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return ((0x6996 >>> (folded & 15)) & 1) as 0 | 1;
}
