import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type PaperFacts,
  type PaperList,
  packageArchiveName,
  sourceArchiveName,
} from "#app/models/papers.ts";
import { packageArchive, sourceArchive } from "./archives.ts";
import { coverSvg } from "./cover.ts";
import { dataFile } from "./data-files.ts";
import { paperFiles } from "./paper-files.ts";
import { companions, documents } from "./registry.ts";
import type { Paper, Publisher } from "./types.ts";
import { lazyTypesetter } from "./typesetting/typst.ts";

const root = join(import.meta.dirname, "..");
const cache = join(root, ".cache/papers");
/** The resources page reads this folder. */
const listFolder = join(root, "app/models/generated");
const listFile = join(listFolder, "papers.json");

export async function publishDocuments(
  publisher: Publisher,
  folder: string,
): Promise<readonly PaperFacts[]> {
  await rm(folder, { recursive: true, force: true });
  for (const part of ["covers", "data"]) await mkdir(join(folder, part), { recursive: true });
  await mkdir(listFolder, { recursive: true });
  // The first time a page of the development server lists them without waiting for the type.
  if (!existsSync(listFile)) {
    await writeList({ papers: documents.map(outlineOf), sourceBytes: 0, packageBytes: 0 });
  }
  const typeset = lazyTypesetter(cache, publisher.fonts);
  const papers: PaperFacts[] = [];
  for (const document of documents) {
    const { slug } = document;
    const { pdf, pages = 0 } = await typeset(slug, paperFiles(document, publisher));
    await writeFile(join(folder, `${slug}.pdf`), pdf);
    const cover = coverSvg(document, publisher.palettes.cover);
    await writeFile(join(folder, "covers", `${slug}.svg`), cover);
    const data = await writeData(document, folder);
    papers.push({ ...outlineOf(document), pages, bytes: pdf.length, data });
  }
  for (const companion of companions) {
    const { pdf } = await typeset(companion.slug, paperFiles(companion, publisher));
    await writeFile(join(folder, `${companion.slug}.pdf`), pdf);
  }
  const sources = sourceArchive();
  await writeFile(join(folder, sourceArchiveName), sources);
  const compiler = packageArchive(cache);
  await writeFile(join(folder, packageArchiveName), compiler);
  await writeList({ papers, sourceBytes: sources.length, packageBytes: compiler.length });
  return papers;
}

function outlineOf({ slug, title, version, date }: Paper): PaperFacts {
  return { slug, title, version, date, pages: 0, bytes: 0, data: [] };
}

async function writeData({ data }: Paper, folder: string) {
  return Promise.all(
    Object.entries(data).map(async ([file, holds]) => {
      const content = dataFile(file);
      await writeFile(join(folder, "data", file), content);
      return { file, holds, bytes: Buffer.byteLength(content) };
    }),
  );
}

/** An unchanged list keeps its time stamp, so that a watching dev server does not reload. */
async function writeList(list: PaperList) {
  const content = JSON.stringify(list);
  const current = await readFile(listFile, "utf8").catch(() => "");
  if (current !== content) await writeFile(listFile, content);
}
