import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { canonicalPath, siteOf } from "#app/lib/href.ts";
import { elements, type HtmlElement, parseHtml } from "../../tools/lib/html.ts";
import { listFiles, notFoundFile, pathsOf } from "../../tools/lib/site-files.ts";

export const builtRoot = resolve(import.meta.dirname, "../../build/client");

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

export const labPages = distinctPages.filter((path) => siteOf(path) === "lab");

export const servicePages = distinctPages.filter((path) => path.startsWith("/features/"));

export const builtPaths = [...allRoutes, "/404"];

export function pageFileOf(route: string): string {
  return route === "/404" ? "404.html" : join(route.slice(1), "index.html");
}

export interface BuiltPage {
  path: string;
  source: string;
  document: HtmlElement;
}

const parsedPages = new Map<string, BuiltPage>();

export function builtPage(path: string): BuiltPage {
  const parsedPage = parsedPages.get(path);
  if (parsedPage) return parsedPage;
  const source = readFileSync(join(builtRoot, pageFileOf(path)), "utf8");
  const page = { path, source, document: parseHtml(source) };
  parsedPages.set(path, page);
  return page;
}

export function builtMain(path: string): HtmlElement {
  return elements(builtPage(path).document, "main")[0];
}
