import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFiles } from "#app/documents/data-files.ts";
import type { DocumentChart, DocumentFacts } from "#app/documents/facts.ts";
import { buildRouterLosses } from "#app/documents/figures/router-losses.ts";
import { documents } from "#app/documents/registry.ts";
import type { PaperDocument } from "#app/documents/types.ts";
import { typesetInput } from "#app/documents/typeset.ts";
import { writePlate } from "#app/figures/plates/build.ts";
import { shapesSvg } from "#app/figures/scene-file.ts";
import { siteConfig } from "#site.config";
import { lazyTypesetter } from "./documents/cache.ts";
import { lazySheets } from "./documents/sheets.ts";

const root = join(import.meta.dirname, "..");
const papers = join(root, "public/papers");
const generated = join(root, "app/documents/generated");

async function writeIfChanged(file: string, content: string): Promise<void> {
  const current = await readFile(file, "utf8").catch(() => undefined);
  if (current !== content) await writeFile(file, content);
}

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
  const shown = await sheets.read(document, pdf);
  for (const { file, content } of shown.flatMap(({ images }) => images)) {
    await writeFile(join(papers, "sheets", file), content);
  }
  return {
    slug,
    kind,
    title,
    contents,
    version,
    date,
    pages,
    bytes: pdf.length,
    sheets: shown.map(({ images: _, ...sheet }) => sheet),
    data,
  };
}

async function writeChart({ slug, cover }: PaperDocument): Promise<[string, DocumentChart]> {
  if (!cover.plot) throw new Error(`${slug} does not say which part of its chart has no labels`);
  const [, , width, height] = cover.plot;
  const { scene } = cover.figure;
  const picture = `/papers/charts/${slug}.svg`;
  const src = `/papers/charts/${slug}-narrow.svg`;
  await writeFile(join(root, "public", picture), shapesSvg(scene));
  await writeFile(join(root, "public", src), shapesSvg(scene, cover.plot));
  const labels = { ...scene, marks: scene.marks.filter(({ kind }) => kind === "text") };
  return [
    slug,
    { figure: { ...cover.figure, scene: labels, picture }, narrow: { src, width, height } },
  ];
}

await rm(papers, { recursive: true, force: true });
await mkdir(join(papers, "data"), { recursive: true });
await mkdir(join(papers, "sheets"), { recursive: true });
await mkdir(join(papers, "charts"), { recursive: true });
await mkdir(generated, { recursive: true });
const typeset = lazyTypesetter(join(generated, "cache"));
const sheets = lazySheets(join(generated, "cache"));
const facts: DocumentFacts[] = [];
for (const document of documents) facts.push(await writeDocument(document));
await sheets.close();
await writeIfChanged(
  join(generated, "facts.ts"),
  `import type { DocumentFacts } from "../facts.ts";\nexport const documentFacts: readonly DocumentFacts[] = ${JSON.stringify(facts)};\n`,
);
const benchmarks = documents.filter(({ kind }) => kind === "benchmark");
const charts = Object.fromEntries(await Promise.all(benchmarks.map(writeChart)));
await writeIfChanged(
  join(generated, "charts.ts"),
  `import type { DocumentChart } from "../facts.ts";\nexport const documentCharts: Readonly<Record<string, DocumentChart>> = ${JSON.stringify(charts)};\n`,
);
await writePlate(buildRouterLosses(), generated);
console.log(
  facts.map(({ slug, pages, bytes }) => `${slug}: ${pages} pages, ${bytes} bytes`).join("\n"),
);
