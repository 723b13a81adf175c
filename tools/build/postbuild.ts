import { resolve } from "node:path";
import { listFiles } from "#server/site-files.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import { linkProblems } from "../content/links.ts";
import { linksOf, readContent } from "../lib/content-fields.ts";
import { withLine } from "../lib/locate.ts";
import { readBuiltPages } from "../postbuild/built-pages.ts";
import { postbuild } from "../postbuild/run.ts";
import { writeSeoFiles } from "./seo/write-files.ts";

const root = resolve(".cache/build/client");
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

try {
  await writeSeoFiles(root);
  const problems = linkProblems(
    linksOf(await readContent("{app/content,papers/documents}/**/*.ts")),
    readBuiltPages(root),
    listFiles(root),
  );
  if (problems.length > 0) throw new Error(`dead links.\n${problems.map(withLine).join("\n")}`);
  const report = await postbuild(root, {
    contactOrigin: readContactEndpoint(siteConfig.contactEndpoint)?.origin,
    hsts: siteConfig.hsts,
    origin: siteConfig.origin,
    keepDays: siteConfig.keepDays,
    cache: resolve(".cache/compressed"),
  });
  const { files, plain, brotli, gzip } = report.compression;
  console.log(
    `Post-build: ${report.pages} pages; ${files} files, ` +
      `${kilobytes(plain)} plain, ${kilobytes(brotli)} brotli, ${kilobytes(gzip)} gzip.`,
  );
} catch (error) {
  console.error(`Post-build: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
