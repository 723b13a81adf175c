import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { SheetFacts } from "#app/documents/facts.ts";
import type { DocumentSheet, PaperDocument } from "#app/documents/types.ts";

/** Twice the width in which most sheets are shown. */
const WIDTH = 800;
const MOST_BYTES = 30_000;
const qualities = [44, 38, 32, 26] as const;

export interface Sheet extends SheetFacts {
  image: Uint8Array;
}

type Library = Awaited<ReturnType<typeof PDFiumLibrary.init>>;

/** Pages of a built PDF as pictures; taken from the last run while the file and the choice of pages are the same. */
export function lazySheets(folder: string) {
  let library: Promise<Library> | undefined;

  const read = async ({ slug, title, sheets }: PaperDocument, pdf: Uint8Array) => {
    const key = createHash("sha256")
      .update(pdf)
      .update(JSON.stringify([title, sheets, WIDTH, MOST_BYTES, qualities]))
      .digest("hex");
    const index = join(folder, `${slug}.sheets.json`);
    const stored = await readFile(index, "utf8").catch(() => "{}");
    const { inputs, facts }: { inputs?: string; facts?: SheetFacts[] } = JSON.parse(stored);
    if (inputs === key && facts !== undefined) {
      const image = ({ file }: SheetFacts) => readFile(join(folder, file));
      return Promise.all(facts.map(async (fact) => ({ ...fact, image: await image(fact) })));
    }
    library ??= PDFiumLibrary.init();
    const made = await drawSheets(await library, { slug, title, sheets, pdf });
    await mkdir(folder, { recursive: true });
    for (const { file, image } of made) await writeFile(join(folder, file), image);
    const kept = made.map(({ image: _, ...fact }) => fact);
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
    const page = document.getPage(index);
    const { originalWidth } = page.getOriginalSize();
    const { data, width, height } = await page.render({
      scale: WIDTH / originalWidth,
      render: "bitmap",
    });
    made.push({
      file: `${slug}-${index + 1}.avif`,
      alt: `Page ${index + 1} of “${title}”: ${sheet.shows}`,
      width,
      height,
      image: await compressed(data, width, height),
    });
  }
  document.destroy();
  return made;
}

/** The first page, or the one behind it on which a section begins: the first lists all headings. */
function pageOf({ heading }: DocumentSheet, count: number, textOf: (page: number) => string) {
  if (heading === undefined) return 0;
  const squeeze = (text: string) => text.replace(/\s+/g, "");
  const wanted = squeeze(heading);
  return Array.from({ length: count }, (_, page) => page).findIndex(
    (page) => page > 0 && squeeze(textOf(page)).includes(wanted),
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
