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

async function writeDocument(document: PaperDocument): Promise<DocumentFacts> {
  const { slug, kind, title, version, date } = document;
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
  const contents = document.sections.map((section) => section.title);
  await writeFile(join(papers, "covers", `${slug}.svg`), coverSvg(document));
  return {
    slug,
    kind,
    title,
    contents,
    version,
    date,
    pages,
    bytes: pdf.length,
    data,
  };
}

await rm(papers, { recursive: true, force: true });
await mkdir(join(papers, "covers"), { recursive: true });
await mkdir(generated, { recursive: true });
const typeset = lazyTypesetter(join(generated, "cache"));
const facts: DocumentFacts[] = [];
for (const document of documents) facts.push(await writeDocument(document));
const archive = sourceArchive();
await writeFile(join(papers, SOURCE_ARCHIVE), archive);
const compiler = await packageArchive(join(generated, "cache/package"));
await writeFile(join(papers, PACKAGE_ARCHIVE), compiler);
await writeIfChanged(
  join(generated, "facts.ts"),
  `import type { DocumentFacts } from "../facts.ts";\nexport const documentFacts: readonly DocumentFacts[] = ${JSON.stringify(facts)};\nexport const sourceBytes = ${archive.length};\nexport const packageBytes = ${compiler.length};\n`,
);
console.log(
  facts.map(({ slug, pages, bytes }) => `${slug}: ${pages} pages, ${bytes} bytes`).join("\n"),
);
