import sharp from "sharp";
import { LOGO_SIZE, labLogo, labLogoFile } from "#app/drawing/logos.ts";
import { palettes } from "#app/lib/palettes.ts";

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
    "favicon.svg": Buffer.from(labLogoFile()),
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
