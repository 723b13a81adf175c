import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { siteConfig } from "../../../site.config.ts";
import { writeIfChanged } from "../../../tools/lib/write-if-changed.ts";
import { packageArchive } from "../../quantum/pack/archive.ts";
import { sourceArchive } from "../source/sources.ts";
import { dataFiles } from "../src/data-files.ts";
import { type DocumentFacts, PACKAGE_ARCHIVE, SOURCE_ARCHIVE } from "../src/facts.ts";
import { documents } from "../src/registry.ts";
import type { PaperDocument } from "../src/types.ts";
import { coverSvg, typesetInput } from "../src/typeset.ts";
import { lazyTypesetter } from "../typesetting/cache.ts";

const root = join(import.meta.dirname, "../../..");
const papers = join(root, "public/papers");
const generated = join(import.meta.dirname, "../src/generated");
const factsFile = join(generated, "facts.ts");

/** What is known of a document before it is set. */
function outlineOf({ slug, kind, title, version, date, sections }: PaperDocument): DocumentFacts {
  const contents = sections.map((section) => section.title);
  return { slug, kind, title, contents, version, date, pages: 0, bytes: 0, data: [] };
}

function writeFacts(facts: readonly DocumentFacts[], source = 0, compiler = 0) {
  return writeIfChanged(
    factsFile,
    `import type { DocumentFacts } from "../facts.ts";\nexport const documentFacts: readonly DocumentFacts[] = ${JSON.stringify(facts)};\nexport const sourceBytes = ${source};\nexport const packageBytes = ${compiler};\n`,
  );
}

async function writeDocument(document: PaperDocument): Promise<DocumentFacts> {
  const { slug } = document;
  const { pdf, pages } = await typeset(slug, typesetInput(document, siteConfig));
  await writeFile(join(papers, `${slug}.pdf`), pdf);
  const data = await Promise.all(
    document.data.map(async ({ file, holds }) => {
      const content = dataFiles[file]?.();
      if (content === undefined) throw new Error(`${slug} offers ${file}, which nothing writes`);
      await writeIfChanged(join(papers, "data", file), content);
      return { file, holds, bytes: Buffer.byteLength(content) };
    }),
  );
  await writeFile(join(papers, "covers", `${slug}.svg`), coverSvg(document));
  return { ...outlineOf(document), pages, bytes: pdf.length, data };
}

await rm(papers, { recursive: true, force: true });
await mkdir(join(papers, "covers"), { recursive: true });
await mkdir(generated, { recursive: true });
// The first time a page of the development server lists them without waiting for the type.
if (!existsSync(factsFile)) await writeFacts(documents.map(outlineOf));
const typeset = lazyTypesetter(join(generated, "cache"));
const facts: DocumentFacts[] = [];
for (const document of documents) facts.push(await writeDocument(document));
const archive = sourceArchive();
await writeFile(join(papers, SOURCE_ARCHIVE), archive);
const compiler = await packageArchive(join(generated, "cache/package"));
await writeFile(join(papers, PACKAGE_ARCHIVE), compiler);
await writeFacts(facts, archive.length, compiler.length);
console.log(
  facts.map(({ slug, pages, bytes }) => `${slug}: ${pages} pages, ${bytes} bytes`).join("\n"),
);
