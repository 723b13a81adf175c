import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Font } from "satori";
import sharp from "sharp";
import { type CanonicalPath, canonicalPaths, shareImagePath } from "#app/seo/share-image.ts";
import { sitePages } from "#app/seo/site-pages.ts";
import { siteOf } from "#app/seo/sites.ts";
import { shareCard } from "./share-card.ts";
import { shareFigures } from "./share-figures.ts";
import { readFonts } from "./share-text.ts";

const wave = join(import.meta.dirname, "../../app/figures/generated/wave-share.png");

/** Two pictures at a time: more would only wait for each other. */
const lanes = 2;

/** Writes every page's picture below the folder of the built site. */
export async function writeShareImages(clientDir: string): Promise<void> {
  const fonts = await readFonts();
  const folders = new Set(
    canonicalPaths.map((path) => dirname(join(clientDir, shareImagePath(path)))),
  );
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  const waiting = [...canonicalPaths];
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      await writeFile(join(clientDir, shareImagePath(path)), await picture(path, fonts));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

async function picture(path: CanonicalPath, fonts: Font[]): Promise<Buffer> {
  const shown = path === "/" ? undefined : shareFigures[path]();
  const card = Buffer.from(await shareCard(siteOf(path), sitePages[path], shown, fonts));
  const image = shown ? sharp(card) : sharp(await readFile(wave)).composite([{ input: card }]);
  // Few colours are enough; dithering would cost more bytes than it hides.
  return image.removeAlpha().png({ palette: true, quality: 60, dither: 0 }).toBuffer();
}
