import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { pathsOf } from "#server/site-files.ts";
import type { Located } from "../lib/content-fields.ts";
import type { BuiltPage } from "../postbuild/built-pages.ts";
import { suggestion } from "./nearest.ts";

/** Links of the content that lead to no built file, or to an id that its page does not have. */
export function linkProblems(
  links: readonly Located<string>[],
  pages: readonly BuiltPage[],
  files: readonly string[],
): string[] {
  const paths = files.flatMap(pathsOf);
  const pagePaths = new Set(paths);
  const ids = new Map(
    pages.flatMap(({ file, html }) => {
      const pageIds = new Set(idsOf(parse(html)));
      return pathsOf(file).map((path): [string, Set<string>] => [path, pageIds]);
    }),
  );
  return links.flatMap(({ at, value }) => {
    if (!value.startsWith("/")) return [];
    const [path = "", anchor] = value.split("#", 2);
    if (!pagePaths.has(path))
      return [`${at} leads to ${path}, which is no page${suggestion(path, pagePaths)}`];
    const onPage = ids.get(path);
    if (!anchor || !onPage || onPage.has(anchor)) return [];
    return [`${at} leads to #${anchor}, which ${path} does not have${suggestion(anchor, onPage)}`];
  });
}

function idsOf(node: DefaultTreeAdapterTypes.Node): string[] {
  const idAttributes = "attrs" in node ? node.attrs.filter(({ name }) => name === "id") : [];
  const idsBelow = "childNodes" in node ? node.childNodes.flatMap(idsOf) : [];
  return [...idAttributes.map(({ value }) => value), ...idsBelow];
}
