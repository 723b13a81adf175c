/** The letters that stand for a person: of the first and the last name, without a degree behind a comma. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/,.*/, "")
    .split(/[\s-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => ([...word][0] ?? "").toUpperCase()).join("");
}
