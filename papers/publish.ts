import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "@adyakshar/quantum/package.json" with { type: "json" };
import {
  type PaperFacts,
  type PaperList,
  packageArchiveName,
  sourceArchiveName,
} from "#data/papers.ts";
import { packageArchive, sourceArchive } from "./archives.ts";
import { coverSvg } from "./cover.ts";
import { dataFile } from "./data-files.ts";
import { ownDocuments } from "./own-documents.ts";
import { paperFiles, recordFiles } from "./paper-files.ts";
import { companions, documents, records } from "./registry.ts";
import type { Paper } from "./types.ts";
import type { Typesetter } from "./typesetting/typst.ts";

const cache = join(import.meta.dirname, "../.cache/papers");

export async function publishDocuments(
  typeset: Typesetter,
  publicFolder: string,
): Promise<PaperList> {
  const folder = join(publicFolder, "papers");
  for (const part of ["covers", "data"]) await mkdir(join(folder, part), { recursive: true });
  const written = new Set(["covers", "data"]);
  const write = (name: string, content: string | Uint8Array) => {
    written.add(name);
    return writeFile(join(folder, name), content);
  };
  const papers: PaperFacts[] = [];
  for (const document of [...documents, ...companions]) {
    const { slug, title, version, date } = document;
    const { pdf, pages = 0 } = typeset(paperFiles(document));
    await write(`${slug}.pdf`, pdf);
    if (companions.includes(document)) continue;
    const cover = coverSvg(document);
    await write(join("covers", `${slug}.svg`), cover);
    const data = await writeData(document, write);
    papers.push({ slug, title, version, date, pages, bytes: pdf.length, data });
  }
  for (const record of records) {
    const { pdf } = typeset(recordFiles(record));
    await writeFile(join(publicFolder, `${record.slug}.pdf`), pdf);
  }
  const sources = sourceArchive();
  await write(sourceArchiveName, sources);
  await mkdir(cache, { recursive: true });
  const compiler = packageArchive(cache);
  await write(packageArchiveName, compiler);
  // At the end, because a running development server does not find what is removed and written again.
  for (const name of await readdir(folder, { recursive: true })) {
    if (!written.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
  return {
    papers,
    own: ownDocuments(publicFolder),
    sourceBytes: sources.length,
    packageBytes: compiler.length,
    packageVersion: manifest.version,
    packageSha256: createHash("sha256").update(compiler).digest("hex"),
  };
}

/** The papers before they are set: they have no pages yet, and no sizes. */
export function listUnset(): PaperList {
  const papers = documents.map(({ slug, title, version, date }) => {
    return { slug, title, version, date, pages: 0, bytes: 0, data: [] };
  });
  const { version } = manifest;
  return {
    papers,
    own: [],
    sourceBytes: 0,
    packageBytes: 0,
    packageVersion: version,
    packageSha256: "",
  };
}

async function writeData(
  { data }: Paper,
  write: (name: string, content: string | Uint8Array) => Promise<void>,
) {
  return Promise.all(
    Object.entries(data).map(async ([file, holds]) => {
      const content = dataFile(file);
      await write(join("data", file), content);
      return { file, holds, bytes: Buffer.byteLength(content) };
    }),
  );
}
