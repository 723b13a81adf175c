import { canonicalPath } from "#app/lib/href.ts";
import { notFoundFile, pathsOf } from "#server/site-files.ts";
import type { BuiltPage } from "../postbuild/built-pages.ts";

export interface IndexedPage {
  path: string;
  html: string;
}

/** What the build wrote, without the not-found page and the twins, whose canonical address is another page's. */
export function indexedPages(built: readonly BuiltPage[]): IndexedPage[] {
  return built
    .filter(({ file }) => file !== notFoundFile)
    .map(({ file, html }) => ({ path: pathsOf(file)[0], html }))
    .filter(({ path }) => canonicalPath(path) === path);
}
