/** The known name that was probably meant: the only one with the fewest changed, missing or added letters, if those are few. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  const counted = [...new Set(known)].map((other) => ({
    other,
    changes: changesBetween(lower, other.toLowerCase()),
  }));
  const [first, second] = counted.toSorted((a, b) => a.changes - b.changes);
  if (first === undefined || first.changes > Math.min(2, name.length / 3)) return undefined;
  return first.changes > 0 && second?.changes === first.changes ? undefined : first.other;
}

/** Levenshtein's distance. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let k = 0; k < b.length; k++)
      next.push(Math.min(row[k] + (letter === b[k] ? 0 : 1), row[k + 1] + 1, next[k] + 1));
    row = next;
  }
  return row[b.length];
}
