import { existsSync } from "node:fs";
import { canonicalPath } from "#app/lib/href.ts";
import { siteOf } from "#app/lib/site.ts";
import { listFiles, notFoundFile, pathsOf } from "#server/site-files.ts";
import { builtRoot } from "../../tools/lib/built-site.ts";

/** Every address that answers 200: what the build wrote. */
export const allRoutes: readonly string[] = existsSync(builtRoot)
  ? listFiles(builtRoot)
      .filter((file) => file.endsWith(".html") && file !== notFoundFile)
      .map((file) => pathsOf(file)[0])
      .sort()
  : [];

/** One address for each page. */
export const distinctPages = allRoutes.filter((path) => canonicalPath(path) === path);

/** The second address of a page, under /quantumlabs. */
export const aliases = allRoutes.filter((path) => canonicalPath(path) !== path);

export const quantumPages = distinctPages.filter((path) => siteOf(path) === "quantum");

export const servicePages = distinctPages.filter((path) => path.startsWith("/features/"));
