export interface Letter {
  was: string;
  becomes: string;
}

const vowels = new Set("aāiīuūeo");
/** A final vowel before an unlike one becomes its semivowel. */
const semivowels: Readonly<Record<string, string>> = { i: "y", ī: "y", u: "v", ū: "v" };

/** Two words joined, letter by letter. */
export function join(first: string, second: string): Letter[] {
  const head = [...first];
  const tail = [...second];
  const last = head[head.length - 1];
  const meets = tail[0];
  const glide = semivowels[last];
  const unlike = vowels.has(meets) && meets !== last;
  return [...head, ...tail].map((was, k) => ({
    was,
    becomes: k === head.length - 1 && glide && unlike ? glide : was,
  }));
}
