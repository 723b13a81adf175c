/** The end of a sentence that names what was probably meant, or nothing where no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const near = [...candidates]
    .map((candidate) => ({ candidate, changes: distance(word, candidate) }))
    .filter(({ changes }) => changes <= Math.max(2, Math.ceil(word.length / 3)))
    .sort((a, b) => a.changes - b.changes);
  return near[0] ? `; did you mean ${near[0].candidate}?` : "";
}

/** Levenshtein's distance: how many letters are added, left out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries()) {
      const replaced = row[at] + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, row[at + 1] + 1, next[at] + 1));
    }
    row = next;
  }
  return row[b.length];
}
