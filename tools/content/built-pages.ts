import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import { elements, hrefsOf, ownText, parseHtml } from "../lib/html.ts";
import { type BuiltPage, pathsOf } from "../lib/site-files.ts";

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
      if (!problem) return [];
      const target = new URL(href, `http://site${from}`).href;
      const [place = from] = placesOf(href);
      return [[target, `${place}  ${href} ${problem}`] as const];
    }),
  );
  return [...new Map(problems).values()];
}

/** Search engines cut a longer title. */
const MAX_TITLE_LENGTH = 60;

/** Pages, one address for each, that have one title; and titles that are too long, of which the owner is only told. */
export function titleProblems(pages: readonly BuiltPage[]) {
  const titled = pages.map(({ file, html }) => {
    const [title] = elements(parseHtml(html), "title").map(ownText);
    return { path: pathsOf(file)[0], title };
  });
  const titles = titled.map(({ title }) => title);
  const twins = new Set(titles.filter((title, index) => titles.indexOf(title) !== index));
  const long = titled.filter(({ title }) => title.length > MAX_TITLE_LENGTH);
  const written = (title: string) => placesOf(title).join(" and ") || "app/content";
  return {
    problems: [...twins].map((title) => {
      const pages = titled.filter((page) => page.title === title);
      const paths = pages.map(({ path }) => path).join(" and ");
      return `${written(title)}  ${paths} have one title, “${title}”: write one for each`;
    }),
    warnings: long.map(
      ({ path, title }) =>
        `${written(title)}  the title of ${path} has ${title.length} characters, and search engines cut it after ${MAX_TITLE_LENGTH}`,
    ),
  };
}

const MAX_PICTURE_BYTES = 500_000;

/** Pictures that the owner put into `public/` as a camera made them. */
export function pictureWarnings(folder: string): string[] {
  return globSync("**/*.{avif,webp,png,gif,jpg,jpeg}", { cwd: folder }).flatMap((file) => {
    const { size } = statSync(join(folder, file));
    const advice = `make it smaller than ${MAX_PICTURE_BYTES / 1000} kB, for example as AVIF`;
    return size > MAX_PICTURE_BYTES
      ? [`public/${file}  has ${Math.round(size / 1000)} kB: ${advice}`]
      : [];
  });
}

/** The files and lines of the content in which an address or a title is written. */
function placesOf(words: string): string[] {
  return globSync("app/**/*.{ts,tsx}", { cwd: root }).flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const line = lines.findIndex((text) => text.includes(`"${words}"`));
    return line < 0 ? [] : [`${file}:${line + 1}`];
  });
}

/** The end of a sentence that names what was probably meant, or nothing where no candidate is near. */
function suggestion(word: string, candidates: Iterable<string>): string {
  const nearest: string | undefined = closest(word, [...candidates]);
  const isNear = nearest && distance(word, nearest) <= Math.max(2, Math.ceil(word.length / 3));
  return isNear ? `; did you mean ${nearest}?` : "";
}
