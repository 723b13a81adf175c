import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packageArchive } from "@adyakshar/quantum/pack";
import { sourceArchive } from "../source/sources.ts";
import { lazyTypesetter } from "../typesetting/cache.ts";
import { coverSvg } from "./cover.ts";
import { dataFile } from "./data-files.ts";
import { type DocumentFacts, packageArchiveName, sourceArchiveName } from "./facts.ts";
import { documents } from "./registry.ts";
import type { PaperDocument, Publisher } from "./types.ts";
import { typesetInput } from "./typeset.ts";

export { loadTypesetter } from "../typesetting/compiler.ts";
export { typesetInput } from "./typeset.ts";
export type { Publisher };

const generatedFolder = join(import.meta.dirname, "generated");
const factsFile = join(generatedFolder, "facts.ts");

/** Writes every document with its data and its cover into a folder, and beside them the code. */
export async function publishDocuments(
  publisher: Publisher,
  folder: string,
): Promise<DocumentFacts[]> {
  await rm(folder, { recursive: true, force: true });
  for (const part of ["covers", "data"]) await mkdir(join(folder, part), { recursive: true });
  await mkdir(generatedFolder, { recursive: true });
  // The first time a page of the development server lists them without waiting for the type.
  if (!existsSync(factsFile)) await writeFacts(documents.map(outlineOf));
  const typeset = lazyTypesetter(join(generatedFolder, "cache"), publisher.fonts);
  const facts: DocumentFacts[] = [];
  for (const document of documents) {
    const { slug } = document;
    const { pdf, pages } = await typeset(slug, typesetInput(document, publisher));
    await writeFile(join(folder, `${slug}.pdf`), pdf);
    const cover = coverSvg(document, publisher.palettes.cover);
    await writeFile(join(folder, "covers", `${slug}.svg`), cover);
    const data = await writeData(document, folder);
    facts.push({ ...outlineOf(document), pages, bytes: pdf.length, data });
  }
  const sources = sourceArchive();
  await writeFile(join(folder, sourceArchiveName), sources);
  const compiler = await packageArchive(join(generatedFolder, "cache/package"));
  await writeFile(join(folder, packageArchiveName), compiler);
  await writeFacts(facts, sources.length, compiler.length);
  return facts;
}

/** What is known of a document before it is set. */
function outlineOf({ slug, kind, title, version, date }: PaperDocument): DocumentFacts {
  return { slug, kind, title, version, date, pages: 0, bytes: 0, data: [] };
}

async function writeData({ data }: PaperDocument, folder: string) {
  return Promise.all(
    data.map(async ({ file, holds }) => {
      const content = dataFile(file);
      await writeFile(join(folder, "data", file), content);
      return { file, holds, bytes: Buffer.byteLength(content) };
    }),
  );
}

/** Unchanged facts keep their time stamp, so that a watching dev server does not reload. */
async function writeFacts(facts: readonly DocumentFacts[], source = 0, compiler = 0) {
  const content = `import type { DocumentFacts } from "../facts.ts";\nexport const documentFacts: readonly DocumentFacts[] = ${JSON.stringify(facts)};\nexport const sourceBytes = ${source};\nexport const packageBytes = ${compiler};\n`;
  const current = await readFile(factsFile, "utf8").catch(() => "");
  if (current !== content) await writeFile(factsFile, content);
}
