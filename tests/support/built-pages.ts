import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { elements, type HtmlElement, parseHtml } from "./html.ts";

export const buildFolder = "build/client";

export interface BuiltPage {
  path: string;
  source: string;
  document: HtmlElement;
}

const read = new Map<string, BuiltPage>();

export function htmlFile(path: string): string {
  return join(buildFolder, path === "/404" ? "404.html" : join(path, "index.html"));
}

/** A page as the build wrote it. */
export function builtPage(path: string): BuiltPage {
  const known = read.get(path);
  if (known) return known;
  const source = readFileSync(htmlFile(path), "utf8");
  const page = { path, source, document: parseHtml(source) };
  read.set(path, page);
  return page;
}

export function builtMain(path: string): HtmlElement {
  return elements(builtPage(path).document, "main")[0];
}

/** The addresses of every page that the build wrote. */
export function builtPaths(): string[] {
  return globSync("**/*.html", { cwd: buildFolder })
    .map(
      (file) =>
        `/${file
          .replaceAll("\\", "/")
          .replace(/(^|\/)index\.html$/, "")
          .replace(/\.html$/, "")}`,
    )
    .sort();
}

export function isBuiltFile(path: string): boolean {
  return existsSync(join(buildFolder, path));
}
