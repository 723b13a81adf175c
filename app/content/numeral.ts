const numerals = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** A count as the first word of a sentence. */
export function numeral(count: number): string {
  return numerals[count] ?? `${count}`;
}
