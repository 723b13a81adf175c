import { resolve } from "node:path";
import { siteConfig } from "#site.config";
import { contactOriginOf } from "./postbuild/header-policy.ts";
import { postbuild } from "./postbuild/run.ts";
import { writeSeoFiles } from "./seo/write-files.ts";

const root = resolve(process.argv[2] ?? "build/client");
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

try {
  await writeSeoFiles(root);
  const report = await postbuild(root, {
    contactOrigin: contactOriginOf(siteConfig.contactEndpoint),
    hsts: siteConfig.hsts,
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
