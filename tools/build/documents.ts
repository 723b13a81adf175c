import { join } from "node:path";
import { siteConfig } from "#site.config";
import { publishDocuments } from "../../papers/publish.ts";
import { publisherOf } from "../lib/publisher.ts";
import { publishRecords } from "./records.ts";

const folder = join(import.meta.dirname, "../../public");
const publisher = publisherOf(siteConfig);
for (const { slug, pages, bytes } of await publishDocuments(publisher, join(folder, "papers"))) {
  console.log(`${slug}: ${pages} pages, ${bytes} bytes`);
}
await publishRecords(publisher, siteConfig, folder);
