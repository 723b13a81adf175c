import { palettes } from "#app/lib/palettes.ts";

/** The side of the square that the marks are drawn in and nearly fill. */
export const MARK_SIZE = 28;

const letter = "M9.2 19.6 14 8l4.8 11.6M10.9 15.6h6.2";
export const labPaths = {
  hexagon: "M14 1 25.3 7.5v13L14 27 2.7 20.5v-13z",
  letter: `${letter}M7.9 19.6h2.8M17.3 19.6h2.8`,
};
const quantumPaths = { hexagon: "M14 1.8 24.6 7.9v12.2L14 26.2 3.4 20.1V7.9z", letter };

export function labMark(hexagonFill: string, letterStroke: string): string {
  return `<path fill="${hexagonFill}" d="${labPaths.hexagon}"/><path fill="none" stroke="${letterStroke}" stroke-width="1.8" d="${labPaths.letter}"/>`;
}

export function quantumMark(hexagonStroke: string, letterStroke: string): string {
  return `<g fill="none" stroke-width="1.6"><path stroke="${hexagonStroke}" d="${quantumPaths.hexagon}"/><path stroke="${letterStroke}" d="${quantumPaths.letter}"/></g>`;
}

/** The marks as files, by name. The lab's follows the reader's color scheme, and `#dark` in its address. */
export function logoFiles() {
  const { quantum, "lab-light": light, "lab-dark": dark } = palettes;
  const svg = (content: string, id = "") =>
    `<svg xmlns="http://www.w3.org/2000/svg"${id} viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${content}</svg>\n`;
  const colors = (at: string, { ink, ground }: typeof light | typeof dark) =>
    `${at}.h{fill:${ink}}${at}.a{stroke:${ground}}`;
  const style = `${colors("", light)}${colors(":target ", dark)}@media (prefers-color-scheme:dark){${colors("", dark)}}`;
  const paths = `<path class="h" d="${labPaths.hexagon}"/><path class="a" fill="none" stroke-width="1.8" d="${labPaths.letter}"/>`;
  return {
    "mark-lab.svg": svg(`<style>${style}</style>${paths}`, ' id="dark"'),
    "mark-quantum.svg": svg(quantumMark(quantum.accent, quantum.ink)),
  };
}
