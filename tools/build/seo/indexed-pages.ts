import { canonicalPath } from "#app/lib/href.ts";
import { notFoundFile, pathsOf } from "#server/site-files.ts";
import type { BuiltPage } from "../../postbuild/built-pages.ts";

/** What the build wrote, without the not-found page and the aliases, whose canonical address is another page's. */
export function indexedPages(built: readonly BuiltPage[]): string[] {
  return built
    .filter(({ file }) => file !== notFoundFile)
    .map(({ file }) => pathsOf(file)[0])
    .filter((path) => canonicalPath(path) === path);
}
