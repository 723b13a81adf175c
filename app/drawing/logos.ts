import { palettes } from "#app/lib/palettes.ts";
import { hexagon } from "./path.ts";
import { imageScene, type Scene } from "./scene.ts";

/** The side of the square that the logos are drawn in and nearly fill. */
export const LOGO_SIZE = 28;

const letter = "M9.2 19.6 14 8l4.8 11.6M10.9 15.6h6.2";
export const labPaths = {
  hexagon: hexagon(14, 14, 13),
  letter: `${letter}M7.9 19.6h2.8M17.3 19.6h2.8`,
};
const quantumPaths = { hexagon: hexagon(14, 14, 12.2), letter };

export function labLogo(hexagonFill: string, letterStroke: string): string {
  return `<path fill="${hexagonFill}" d="${labPaths.hexagon}"/><path fill="none" stroke="${letterStroke}" stroke-width="1.8" d="${labPaths.letter}"/>`;
}

export function quantumLogo(hexagonStroke: string, letterStroke: string): string {
  return `<g fill="none" stroke-width="1.6"><path stroke="${hexagonStroke}" d="${quantumPaths.hexagon}"/><path stroke="${letterStroke}" d="${quantumPaths.letter}"/></g>`;
}

/** The lab's logo as a file, which follows the reader's color scheme, and `#dark` in its address. */
export function labLogoFile(): string {
  const { "lab-light": light, "lab-dark": dark } = palettes;
  const colors = (at: string, { ink, ground }: typeof light | typeof dark) =>
    `${at}.h{fill:${ink}}${at}.a{stroke:${ground}}`;
  const style = `${colors("", light)}${colors(":target ", dark)}@media (prefers-color-scheme:dark){${colors("", dark)}}`;
  const paths = `<path class="h" d="${labPaths.hexagon}"/><path class="a" fill="none" stroke-width="1.8" d="${labPaths.letter}"/>`;
  return file(`<style>${style}</style>${paths}`, ' id="dark"');
}

export function quantumLogoFile(): string {
  return file(quantumLogo(palettes.quantum.accent, palettes.quantum.ink));
}

export function logoScene(content: string): Scene {
  return imageScene({ width: LOGO_SIZE, height: LOGO_SIZE }, { type: "svg", content });
}

function file(content: string, id = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"${id} viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${content}</svg>\n`;
}
