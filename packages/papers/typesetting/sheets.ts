import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { SHEET_WIDTHS, type SheetFacts, sheetFile } from "../src/facts.ts";
import type { DocumentSheet, PaperDocument } from "../src/types.ts";

const MOST_BYTES = 30_000;
const qualities = [38, 32, 26] as const;

interface SheetImage {
  file: string;
  content: Uint8Array;
}

export interface Sheet extends SheetFacts {
  images: readonly SheetImage[];
}

type Library = Awaited<ReturnType<typeof PDFiumLibrary.init>>;

/** Pages of a built PDF as pictures; taken from the last run while the file and the choice of pages are the same. */
export function lazySheets(folder: string) {
  let library: Promise<Library> | undefined;

  const stored = ({ name }: SheetFacts): Promise<SheetImage[]> =>
    Promise.all(
      SHEET_WIDTHS.map(async (width) => {
        const file = sheetFile(name, width);
        return { file, content: await readFile(join(folder, file)) };
      }),
    );

  const read = async ({ slug, title, sheets }: PaperDocument, pdf: Uint8Array) => {
    const key = createHash("sha256")
      .update(pdf)
      .update(JSON.stringify([title, sheets, SHEET_WIDTHS, MOST_BYTES, qualities]))
      .digest("hex");
    const index = join(folder, `${slug}.sheets.json`);
    const last = await readFile(index, "utf8").catch(() => "{}");
    const { inputs, facts }: { inputs?: string; facts?: SheetFacts[] } = JSON.parse(last);
    if (inputs === key && facts !== undefined) {
      return Promise.all(facts.map(async (fact) => ({ ...fact, images: await stored(fact) })));
    }
    library ??= PDFiumLibrary.init();
    const made = await drawSheets(await library, { slug, title, sheets, pdf });
    await mkdir(folder, { recursive: true });
    for (const { file, content } of made.flatMap(({ images }) => images)) {
      await writeFile(join(folder, file), content);
    }
    const kept = made.map(({ images: _, ...fact }) => fact);
    await writeFile(index, JSON.stringify({ inputs: key, facts: kept }));
    return made;
  };

  const close = async () => (await library)?.destroy();
  return { read, close };
}

type Source = Pick<PaperDocument, "slug" | "title" | "sheets"> & { pdf: Uint8Array };

async function drawSheets(library: Library, { slug, title, sheets, pdf }: Source) {
  const document = await library.loadDocument(pdf);
  const made: Sheet[] = [];
  for (const sheet of sheets) {
    const index = pageOf(sheet, document.getPageCount(), (page) =>
      document.getPage(page).getText(),
    );
    if (index < 0) throw new Error(`No page of ${slug} has the heading "${sheet.heading}"`);
    const name = `${slug}-${index + 1}`;
    const images: SheetImage[] = [];
    let size = { width: 0, height: 0 };
    for (const wanted of SHEET_WIDTHS) {
      // PDFium closes a page once it is drawn.
      const page = document.getPage(index);
      const scale = wanted / page.getOriginalSize().originalWidth;
      const { data, width, height } = await page.render({ scale, render: "bitmap" });
      images.push({
        file: sheetFile(name, wanted),
        content: await compressed(data, width, height),
      });
      size = { width, height };
    }
    made.push({
      name,
      alt: `Page ${index + 1} of “${title}”: ${sheet.shows}`,
      ...size,
      images,
    });
  }
  document.destroy();
  return made;
}

/** The cover, or a page on which a section begins: behind the second, which lists all headings. */
function pageOf({ heading }: DocumentSheet, count: number, textOf: (page: number) => string) {
  if (heading === undefined) return 0;
  const squeeze = (text: string) => text.replace(/\s+/g, "");
  const wanted = squeeze(heading);
  return Array.from({ length: count }, (_, page) => page).findIndex(
    (page) => page > 1 && squeeze(textOf(page)).includes(wanted),
  );
}

async function compressed(data: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).flatten({
    background: "white",
  });
  for (const quality of qualities) {
    const image = await picture.clone().avif({ quality, effort: 1 }).toBuffer();
    if (image.length <= MOST_BYTES) return image;
  }
  throw new Error(`A sheet of ${width} by ${height} does not fit into ${MOST_BYTES} bytes`);
}
