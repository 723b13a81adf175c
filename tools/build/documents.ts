import { join } from "node:path";
import { siteConfig } from "#site.config";
import { publishDocuments } from "../../papers/publish.ts";
import { publisherOf } from "../lib/publisher.ts";

const folder = join(import.meta.dirname, "../../public/papers");
for (const { slug, pages, bytes } of await publishDocuments(publisherOf(siteConfig), folder)) {
  console.log(`${slug}: ${pages} pages, ${bytes} bytes`);
}
