import sharp from "sharp";
import { hexagon } from "#app/drawing/path.ts";
import { palettes } from "#app/lib/palettes.ts";

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

/** The logos as files, by name. The lab's follows the reader's color scheme, and `#dark` in its address. */
export function logoFiles() {
  const { quantum, "lab-light": light, "lab-dark": dark } = palettes;
  const svg = (content: string, id = "") =>
    `<svg xmlns="http://www.w3.org/2000/svg"${id} viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${content}</svg>\n`;
  const colors = (at: string, { ink, ground }: typeof light | typeof dark) =>
    `${at}.h{fill:${ink}}${at}.a{stroke:${ground}}`;
  const style = `${colors("", light)}${colors(":target ", dark)}@media (prefers-color-scheme:dark){${colors("", dark)}}`;
  const paths = `<path class="h" d="${labPaths.hexagon}"/><path class="a" fill="none" stroke-width="1.8" d="${labPaths.letter}"/>`;
  return {
    "logo-lab.svg": svg(`<style>${style}</style>${paths}`, ' id="dark"'),
    "logo-quantum.svg": svg(quantumLogo(quantum.accent, quantum.ink)),
  };
}

/** The icons that browsers and home screens ask for, by file name. */
export async function iconFiles(): Promise<Record<string, Buffer>> {
  const { "lab-light": light, quantum: dark } = palettes;
  const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  const open = (size: number, start: number, side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${side} ${side}">`;
  // Without a ground the letter shows on dark browsers and the hexagon on light ones.
  const bare = (size: number) =>
    png(`${open(size, 0, LOGO_SIZE)}${labLogo(light.ink, light.ground)}</svg>`);
  const ground = `<rect x="-6" y="-6" width="40" height="40" fill="${dark.ground}"/>`;
  return {
    "favicon.svg": Buffer.from(logoFiles()["logo-lab.svg"]),
    "favicon.ico": ico(await bare(32), 32),
    "apple-touch-icon.png": await png(
      `${open(180, -6, 40)}${ground}${labLogo(dark.ink, dark.ground)}</svg>`,
    ),
    "icon-512.png": await bare(512),
  };
}

/** An ICO file is a directory of pictures; one PNG inside is all that browsers ask for. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
