import sharp from "sharp";
import { palettes } from "#app/lib/palettes.ts";
import { labMark, logoFiles, MARK_SIZE } from "./mark.ts";

interface IconColors {
  hexagon: string;
  letter: string;
  ground?: string;
}

const lightPalette = palettes["lab-light"];
const darkPalette = palettes.quantum;
/** Without a ground the letter shows on dark browsers and the hexagon on light ones. */
const bareColors: IconColors = { hexagon: lightPalette.ink, letter: lightPalette.ground };
const framedColors: IconColors = {
  hexagon: darkPalette.ink,
  letter: darkPalette.ground,
  ground: darkPalette.ground,
};

/** Every icon by its file name, drawn from the mark of the lab. */
export async function iconFiles(): Promise<Record<string, Buffer>> {
  const draw = (size: number, share: number, colors: IconColors) => {
    const box = MARK_SIZE / share;
    const start = (MARK_SIZE - box) / 2;
    const ground = colors.ground
      ? `<rect x="${start}" y="${start}" width="${box}" height="${box}" fill="${colors.ground}"/>`
      : "";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${box} ${box}">${ground}${labMark(colors.hexagon, colors.letter)}</svg>`;
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  };

  return {
    "favicon.svg": Buffer.from(logoFiles()["mark-lab.svg"]),
    "favicon.ico": ico(await draw(32, 1, bareColors), 32),
    "apple-touch-icon.png": await draw(180, 0.7, framedColors),
    "icon-192.png": await draw(192, 1, bareColors),
    "icon-512.png": await draw(512, 1, bareColors),
    // Launchers may cut off everything outside the inner circle of 80 %.
    "maskable-192.png": await draw(192, 0.58, framedColors),
    "maskable-512.png": await draw(512, 0.58, framedColors),
  };
}

/** An ICO file is a directory of pictures; one PNG inside is all that browsers ask for. */
export function ico(png: Buffer, size: number): Buffer {
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
