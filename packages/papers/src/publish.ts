import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packageArchive } from "@adyakshar/quantum/pack";
import { sourceArchive } from "../source/sources.ts";
import { lazyTypesetter } from "../typesetting/cache.ts";
import { coverSvg } from "./cover.ts";
import { dataFile } from "./data-files.ts";
import { type DocumentFacts, PACKAGE_ARCHIVE, SOURCE_ARCHIVE } from "./facts.ts";
import { documents } from "./registry.ts";
import type { PaperDocument, Publisher } from "./types.ts";
import { typesetInput } from "./typeset.ts";

export { typesetInput } from "./typeset.ts";
export type { Publisher };

const generated = join(import.meta.dirname, "generated");

/** Writes every document with its data and its cover into a folder, and beside them the code. */
export async function publishDocuments(
  publisher: Publisher,
  folder: string,
): Promise<DocumentFacts[]> {
  await rm(folder, { recursive: true, force: true });
  for (const part of ["covers", "data"]) await mkdir(join(folder, part), { recursive: true });
  const typeset = lazyTypesetter(join(generated, "cache"), publisher.fonts);
  const facts: DocumentFacts[] = [];
  for (const document of documents) {
    const { pdf, pages } = await typeset(document.slug, typesetInput(document, publisher));
    await writeFile(join(folder, `${document.slug}.pdf`), pdf);
    await writeFile(
      join(folder, "covers", `${document.slug}.svg`),
      coverSvg(document, publisher.palettes.cover),
    );
    facts.push(factsOf(document, { pages, bytes: pdf.length }, await writeData(document, folder)));
  }
  const sources = sourceArchive();
  await writeFile(join(folder, SOURCE_ARCHIVE), sources);
  const compiler = await packageArchive(join(generated, "cache/package"));
  await writeFile(join(folder, PACKAGE_ARCHIVE), compiler);
  await writeFacts(
    `import type { DocumentFacts } from "../facts.ts";\nexport const documentFacts: readonly DocumentFacts[] = ${JSON.stringify(facts)};\nexport const sourceBytes = ${sources.length};\nexport const packageBytes = ${compiler.length};\n`,
  );
  return facts;
}

function factsOf(
  { slug, kind, title, version, date, sections }: PaperDocument,
  size: Pick<DocumentFacts, "pages" | "bytes">,
  data: DocumentFacts["data"],
): DocumentFacts {
  const contents = sections.map((section) => section.title);
  return { slug, kind, title, contents, version, date, ...size, data };
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
async function writeFacts(content: string): Promise<void> {
  const file = join(generated, "facts.ts");
  const current = await readFile(file, "utf8").catch(() => "");
  if (current !== content) await writeFile(file, content);
}
