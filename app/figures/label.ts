import type { Tone } from "#app/lib/palettes.ts";
import { text } from "./marks.ts";
import type { Mark } from "./scene.ts";

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
