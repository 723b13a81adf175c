import { type Mark, mono, type Tone } from "./app-figures.ts";

/** Small words in a drawing. */
export function label(
  x: number,
  y: number,
  words: string,
  tone: Tone,
  anchor?: "middle" | "end",
): Mark {
  return mono(x, y, words, { size: "s", tone, anchor });
}
