import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { elements, hrefsOf, parseHtml } from "../lib/html.ts";
import { type BuiltPage, pathsOf } from "../lib/site-files.ts";
import { suggestion } from "./fields.ts";

const root = join(import.meta.dirname, "../..");

/** Links of the built pages that lead to no built file, or to an id that its page does not have, each once. */
export function linkProblems(pages: readonly BuiltPage[], files: readonly string[]): string[] {
  const paths = new Set(files.flatMap(pathsOf));
  const contents = pages.map(({ file, html }) => {
    const document = parseHtml(html);
    return {
      own: pathsOf(file),
      ids: elements(document, () => true).flatMap(({ attributes }) => attributes.id ?? []),
      hrefs: hrefsOf(document).filter((href) => /^[/#]/.test(href)),
    };
  });
  const ids = new Map(contents.flatMap((page) => page.own.map((path) => [path, page.ids])));
  const problemOf = (href: string, from: string): string | undefined => {
    const { pathname, hash } = new URL(href, `http://site${from}`);
    if (!paths.has(pathname)) return `is no page${suggestion(pathname, paths)}`;
    // The settings of an instrument follow the question mark.
    const anchor = decodeURIComponent(hash.slice(1).split("?")[0] ?? "");
    const onPage = ids.get(pathname);
    if (!anchor || !onPage || onPage.includes(anchor)) return;
    return `leads to #${anchor}, which ${pathname} does not have${suggestion(anchor, onPage)}`;
  };
  const problems = contents.flatMap(({ own: [from], hrefs }) =>
    hrefs.flatMap((href) => {
      const problem = problemOf(href, from);
      const target = new URL(href, `http://site${from}`).href;
      return problem ? [[target, `${placeOf(href) ?? from}  ${href} ${problem}`] as const] : [];
    }),
  );
  return [...new Map(problems).values()];
}

/** The file and line of the content in which an address is written, if one is. */
function placeOf(href: string): string | undefined {
  for (const file of globSync("app/**/*.{ts,tsx}", { cwd: root })) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const line = lines.findIndex((text) => text.includes(`"${href}"`));
    if (line >= 0) return `${file}:${line + 1}`;
  }
}
