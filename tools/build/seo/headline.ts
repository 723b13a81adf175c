export interface Word {
  text: string;
  italic: boolean;
}

export interface HeadlineRoom {
  width: number;
  height: number;
  /** From the largest to the smallest. */
  sizes: readonly number[];
  /** The mean width of a letter and the height of a line, as shares of the type size. */
  advance: number;
  leading: number;
}

const MAX_LINES = 3;

/** Breaks a headline into lines of similar length, as large as it fits; where possible no line ends in a small word. */
export function breakHeadline(words: readonly Word[], room: HeadlineRoom) {
  const { width, height, sizes, advance, leading } = room;
  const options = sizes.flatMap((size) => {
    const most = Math.min(MAX_LINES, Math.floor(height / (size * leading)));
    // The breaks whose lines are most alike.
    const [lines] = breaks(words, width / (size * advance), most).sort(
      (a, b) => beauty(b) - beauty(a) || a.length - b.length,
    );
    return lines ? [{ size, lines, beauty: beauty(lines) }] : [];
  });
  const fine = options.find((option) => option.beauty > 0.55);
  const best = fine ?? options.toSorted((a, b) => b.beauty - a.beauty)[0];
  if (!best)
    throw new Error(`Share image: no room for "${words.map(({ text }) => text).join(" ")}"`);
  return best;
}

const lengthOf = (line: readonly Word[]) => line.map(({ text }) => text).join(" ").length;

/** The ratio of the shortest line to the longest, reduced for each line that ends in a small word. */
function beauty(lines: readonly (readonly Word[])[]): number {
  const lengths = lines.map(lengthOf);
  const hanging = lines.slice(0, -1).filter((line) => /^\w{1,3}$/.test(line.at(-1)?.text ?? ""));
  return Math.min(...lengths) / Math.max(...lengths) - 0.2 * hanging.length;
}

/** Every way to break words into lines of at most `longest` letters. */
function breaks(words: readonly Word[], longest: number, most: number): Word[][][] {
  if (words.length === 0) return [[]];
  if (most === 0) return [];
  return words.flatMap((_, k) => {
    const line = words.slice(0, k + 1);
    if (lengthOf(line) > longest) return [];
    return breaks(words.slice(k + 1), longest, most - 1).map((rest) => [line, ...rest]);
  });
}
