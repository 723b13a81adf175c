import { resolve } from "node:path";
import { listFiles } from "#server/site-files.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import { linkProblems } from "../content/links.ts";
import { readBuiltPages } from "../postbuild/inline-code.ts";
import { postbuild } from "../postbuild/run.ts";
import { writeSeoFiles } from "./seo/write-files.ts";

const root = resolve(".cache/build/client");

try {
  await writeSeoFiles(root);
  const problems = linkProblems(readBuiltPages(root), listFiles(root));
  if (problems.length > 0) throw new Error(`dead links.\n${problems.join("\n")}`);
  await postbuild(root, {
    contactOrigin: readContactEndpoint(siteConfig.contactEndpoint)?.origin,
    hsts: siteConfig.hsts,
    origin: siteConfig.origin,
    keepDays: siteConfig.keepDays,
    cache: resolve(".cache/compressed"),
  });
} catch (error) {
  console.error(`Post-build: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
