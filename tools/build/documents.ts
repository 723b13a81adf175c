import { join } from "node:path";
import { publishDocuments } from "@adyakshar/papers/publish";
import { siteConfig } from "#site.config";
import { publisherOf } from "../lib/publisher.ts";

const folder = join(import.meta.dirname, "../../public/papers");
for (const { slug, pages, bytes } of await publishDocuments(publisherOf(siteConfig), folder)) {
  console.log(`${slug}: ${pages} pages, ${bytes} bytes`);
}
