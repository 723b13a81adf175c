import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtRoot, pageFileOf } from "../../tools/lib/built-site.ts";
import { elements, type HtmlElement, parseHtml } from "./html.ts";
import { allRoutes } from "./routes.ts";

export interface BuiltPage {
  path: string;
  source: string;
  document: HtmlElement;
}

const parsedPages = new Map<string, BuiltPage>();

/** A page as the build wrote it. */
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

/** The addresses of every page that the build wrote. */
export const builtPaths = [...allRoutes, "/404"];

export function isBuiltFile(path: string): boolean {
  return existsSync(join(builtRoot, path));
}
