/** How far a document goes: its pages, and the share of the last one's height above its end. */
export interface Extent {
  pages: number;
  filled: number;
}

/** A last page with less on it is a page too many. */
const MIN_FILLED_SHARE = 0.62;
/** Sizes of running text, as factors of the template's: nobody sees the difference, but lines break elsewhere. */
const scales = [1, 1.02, 0.98, 1.04, 0.96, 1.06, 1.08, 0.94, 1.1];

/** A document in the size nearest to the template's in which its last page is worth its paper. */
export function firstThatFills<T extends Extent>(compile: (scale: number) => T): T {
  const attempts: T[] = [];
  for (const scale of scales) {
    const compiled = compile(scale);
    if (compiled.filled >= MIN_FILLED_SHARE) return compiled;
    attempts.push(compiled);
  }
  return attempts.reduce((best, one) => (one.filled > best.filled ? one : best));
}
