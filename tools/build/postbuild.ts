import { resolve } from "node:path";
import { canonicalPath } from "#app/lib/href.ts";
import { siteConfig } from "#site.config";
import { linkProblems, pictureWarnings, titleProblems } from "../content/built-pages.ts";
import { stopAt } from "../content/problems.ts";
import { robots, securityExpiry, securityTxt, sitemap } from "../lib/crawler-files.ts";
import {
  type BuiltPage,
  listFiles,
  notFoundFile,
  pathsOf,
  readBuiltPages,
} from "../lib/site-files.ts";
import { writeFiles } from "../lib/write-files.ts";
import { compressSite } from "./compress.ts";
import { licenses } from "./licenses.ts";
import { writeShareImages } from "./share-images.ts";

const root = resolve(".cache/build/client");
const { origin, securityContactConfirmed } = siteConfig;

const addressOf = ({ file }: BuiltPage) => pathsOf(file)[0];

try {
  // An alias has another page's address as its own.
  const pages = readBuiltPages(root)
    .filter(({ file }) => file !== notFoundFile)
    .filter((page) => canonicalPath(addressOf(page)) === addressOf(page));
  const titles = titleProblems(pages);
  for (const warning of [...titles.warnings, ...pictureWarnings("public")]) console.warn(warning);
  stopAt(titles.problems);
  await writeSeoFiles(pages);
  // These files are linked too.
  stopAt(linkProblems(readBuiltPages(root), listFiles(root)));
  await compressSite(root);
} catch (error) {
  console.error(`Post-build: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** Writes what search engines, social networks and browsers request beside the pages. */
async function writeSeoFiles(pages: readonly BuiltPage[]) {
  writeFiles(root, {
    "sitemap.xml": sitemap(origin, pages.map(addressOf)),
    "robots.txt": robots(origin),
    ".well-known/security.txt": securityTxt(siteConfig),
    "licenses.txt": licenses(),
  });
  await writeShareImages(root, pages);
  if (securityExpiry(securityContactConfirmed) < new Date()) {
    console.warn(
      "security.txt has expired: make sure that reports are read, then set securityContactConfirmed in site.config.ts.",
    );
  }
}
