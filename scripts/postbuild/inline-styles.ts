import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBuiltPages } from "./built-pages.ts";

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Puts every page's stylesheet into the page, which is then painted from the first answer alone. */
export function inlineStyles(root: string): void {
  const moved = new Set<string>();
  for (const { file, html } of readBuiltPages(root)) {
    const page = html.replaceAll(stylesheetLink, (_link, href: string) => {
      moved.add(href);
      return `<style>${readFileSync(join(root, href), "utf8").trim()}</style>`;
    });
    writeFileSync(join(root, file), page);
  }
  for (const file of moved) rmSync(join(root, file));
}
