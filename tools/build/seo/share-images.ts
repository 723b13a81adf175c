import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Font } from "satori";
import sharp from "sharp";
import { siteOf } from "#app/lib/site.ts";
import { shareImagePath, sharePicture } from "#app/seo/share-image.ts";
import { Drawings } from "../../figures/drawings.ts";
import { pageWords } from "./page-words.ts";
import { shareCard } from "./share-card.ts";
import { shareFigure } from "./share-figures.ts";
import { readFonts } from "./share-text.ts";

const root = join(import.meta.dirname, "../../..");

/** Comes from the cache of the build, because the wave takes seconds to compute. */
async function drawWave(): Promise<string> {
  const file = join(root, "app/instruments/wave/wave-share.picture.ts");
  const drawings = new Drawings(root);
  const { files } = await drawings.draw(file);
  return join(drawings.folder, files[0]);
}

/** Writes every page's picture below the folder of the built site. */
export async function writeShareImages(clientDir: string, pages: readonly string[]): Promise<void> {
  const [fonts, wave] = await Promise.all([readFonts(), drawWave()]);
  const write = async (path: string) => {
    const file = join(clientDir, shareImagePath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawPicture(path, fonts, wave));
  };
  await Promise.all(pages.map(write));
}

async function drawPicture(path: string, fonts: Font[], wave: string): Promise<Buffer> {
  const site = siteOf(path);
  const figure = sharePicture(path);
  const shareScene = await shareFigure(figure);
  const words = await pageWords(path);
  const card = Buffer.from(await shareCard(site, words, shareScene, fonts, figure.ground));
  const image = shareScene ? sharp(card) : sharp(wave).composite([{ input: card }]);
  // Few colors are enough; dithering would cost more bytes than it hides.
  return image.removeAlpha().png({ palette: true, quality: 50, dither: 0 }).toBuffer();
}
