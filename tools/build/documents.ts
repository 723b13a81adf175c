import { join } from "node:path";
import type { PaperList } from "#data/papers.ts";
import { listUnset, publishDocuments } from "../../papers/publish.ts";
import { documents } from "../../papers/registry.ts";
import { loadTypesetter } from "../../papers/typesetting/typst.ts";
import { paperSchema } from "../../site.config.schema.ts";
import { problemsOf, stopAt } from "../content/problems.ts";
import { writeChangedFiles } from "../lib/write-files.ts";

// Sets every document as PDF, after a look at their days.

const root = join(import.meta.dirname, "../..");
// The resources page reads it.
const writeList = (list: PaperList) =>
  writeChangedFiles(join(root, ".cache/papers"), { "papers.json": JSON.stringify(list) });

if (process.argv.includes("--list")) {
  writeList(listUnset());
  process.exit();
}

for (const { slug, date } of documents) {
  stopAt(await problemsOf(paperSchema, `papers/${slug}/paper.ts`, "", { date }));
}
const list = await publishDocuments(await loadTypesetter(), join(root, "public"));
writeList(list);
for (const { slug, pages, bytes } of list.papers) {
  console.log(`${slug}: ${pages} pages, ${bytes} bytes`);
}
