import { readFileSync } from "node:fs";
import { join } from "node:path";

const assets = join(import.meta.dirname, "../../app/assets");

/** The marks are drawn in a square of this size, and nearly fill it. */
export const markSize = 28;

interface MarkPaths {
  hexagon: string;
  letter: string;
}

export function readMark(file: "mark-lab.svg" | "mark-quantum.svg"): string {
  return readFileSync(join(assets, file), "utf8");
}

export function markPaths(file: "mark-lab.svg" | "mark-quantum.svg"): MarkPaths {
  const [hexagon, letter] = [...readMark(file).matchAll(/\bd="([^"]+)"/g)].map(([, d]) => d);
  if (!hexagon || !letter) throw new Error(`${file}: expected the paths of hexagon and letter`);
  return { hexagon, letter };
}

/** The lab's mark in given colours; its file follows the reader's colour scheme, which a picture cannot. */
export function labMark(hexagonFill: string, letterStroke: string): string {
  const { hexagon, letter } = markPaths("mark-lab.svg");
  return `<path fill="${hexagonFill}" d="${hexagon}"/><path fill="none" stroke="${letterStroke}" stroke-width="1.8" d="${letter}"/>`;
}

export function quantumMark(hexagonStroke: string, letterStroke: string): string {
  const { hexagon, letter } = markPaths("mark-quantum.svg");
  return `<g fill="none" stroke-width="1.6"><path stroke="${hexagonStroke}" d="${hexagon}"/><path stroke="${letterStroke}" d="${letter}"/></g>`;
}
