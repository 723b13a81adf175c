import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { canonicalPath } from "#app/lib/href.ts";
import { notFoundFile, pathsOf } from "#server/site-files.ts";
import { siteConfig } from "#site.config";
import { robots, securityExpiry, securityTxt, sitemap } from "../../lib/crawler-files.ts";
import { iconFiles } from "../../lib/icons.ts";
import { type BuiltPage, readBuiltPages } from "../../postbuild/inline-code.ts";
import { licenses } from "../licenses.ts";
import { writeShareImages } from "./share-images.ts";

/** Writes into the built site what search engines, social networks and browsers request beside the pages. */
export async function writeSeoFiles(clientDir: string): Promise<void> {
  const { origin, securityContactConfirmed } = siteConfig;
  const addressOf = ({ file }: BuiltPage) => pathsOf(file)[0];
  // An alias has another page's address as its own.
  const pages = readBuiltPages(clientDir)
    .filter(({ file }) => file !== notFoundFile)
    .filter((page) => canonicalPath(addressOf(page)) === addressOf(page));
  const files: Record<string, string | Buffer> = {
    "sitemap.xml": sitemap(origin, pages.map(addressOf)),
    "robots.txt": robots(origin),
    ".well-known/security.txt": securityTxt(siteConfig),
    "licenses.txt": licenses(),
    ...(await iconFiles()),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = join(clientDir, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
  await writeShareImages(clientDir, pages);
  if (securityExpiry(securityContactConfirmed) < new Date()) {
    console.warn(
      "security.txt has expired: make sure that reports are read, then set securityContactConfirmed in site.config.ts.",
    );
  }
}
