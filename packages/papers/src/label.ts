import { type Mark, type Tone, text } from "./app-figures.ts";

/** Small words in a drawing. */
export function label(
  x: number,
  y: number,
  words: string,
  tone: Tone,
  anchor?: "middle" | "end",
): Mark {
  return text(x, y, words, { size: "s", tone, anchor, mono: true });
}
