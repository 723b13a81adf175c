/** Why a character cannot stand in a program; some look like others, or like nothing. */
export function characterReason(character: string): string {
  if (/[\x20-\x7e]/.test(character)) return `the character "${character}" has no meaning here`;
  if (/[\p{C}\p{Z}]/u.test(character))
    return `an invisible character, ${codePoint(character)}, stands here; delete it`;
  const looksLike = character.normalize("NFKC");
  const advice = /^[\x21-\x7e]$/.test(looksLike) ? `; type "${looksLike}" instead` : "";
  return `the character "${character}", ${codePoint(character)}, has no meaning here${advice}`;
}

export function codePoint(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${code.padStart(4, "0")}`;
}
