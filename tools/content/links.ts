import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { pathsOf } from "#server/site-files.ts";
import { suggestion } from "../lib/fields.ts";
import type { BuiltPage } from "../postbuild/built-pages.ts";

const root = join(import.meta.dirname, "../..");

/** Links of the built pages that lead to no built file, or to an id that its page does not have, each once. */
export function linkProblems(pages: readonly BuiltPage[], files: readonly string[]): string[] {
  const contents = pages.map(({ file, html }) => ({ file, ...readPage(parse(html)) }));
  const ids = new Map(
    contents.flatMap((page) => pathsOf(page.file).map((path) => [path, page.ids])),
  );
  const paths = new Set(files.flatMap(pathsOf));
  const problemOf = (href: string): string | undefined => {
    const { pathname, hash } = new URL(href, "http://site");
    if (!paths.has(pathname)) return `is no page${suggestion(pathname, paths)}`;
    // The settings of an instrument follow the question mark.
    const anchor = decodeURIComponent(hash.slice(1).split("?")[0] ?? "");
    const onPage = ids.get(pathname);
    if (!anchor || !onPage || onPage.includes(anchor)) return;
    return `leads to #${anchor}, which ${pathname} does not have${suggestion(anchor, onPage)}`;
  };
  const links = contents.flatMap(({ file, hrefs }) =>
    hrefs.map((href) => ({
      file,
      href: href.startsWith("#") ? pathsOf(file)[0] + href : href,
      written: href,
    })),
  );
  const found = links.flatMap(({ file, href, written }) => {
    const problem = file === "/404.html" && written.startsWith("#") ? undefined : problemOf(href);
    return problem
      ? [[written, `${placeOf(written) ?? file}  ${written} ${problem}`] as const]
      : [];
  });
  return [...new Map(found).values()];
}

/** The file and line of the content in which an address is written, if one is. */
function placeOf(href: string): string | undefined {
  for (const file of globSync("app/**/*.{ts,tsx}", { cwd: root })) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const line = lines.findIndex((text) => text.includes(`"${href}"`));
    if (line >= 0) return `${file}:${line + 1}`;
  }
}

function readPage(node: DefaultTreeAdapterTypes.Node): { ids: string[]; hrefs: string[] } {
  const valuesOf = (name: string) =>
    "attrs" in node
      ? node.attrs.filter((attribute) => attribute.name === name).map(({ value }) => value)
      : [];
  const isLink = "tagName" in node && node.tagName === "a";
  const hrefs = isLink ? valuesOf("href").filter((href) => /^[/#]/.test(href)) : [];
  const below = "childNodes" in node ? node.childNodes.map(readPage) : [];
  return {
    ids: [...valuesOf("id"), ...below.flatMap(({ ids }) => ids)],
    hrefs: [...hrefs, ...below.flatMap((page) => page.hrefs)],
  };
}
