import { readdirSync } from "node:fs";
import { join } from "node:path";

export const notFoundFile = "/404.html";

/** Lists every file of a build as a path, without hidden files and without links, which may lead outside. */
export function listFiles(root: string, folder = ""): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith(".") && path !== "/.well-known") return [];
    return entry.isDirectory() ? listFiles(root, path) : entry.isFile() ? [path] : [];
  });
  return files.sort();
}

export function isEncodedCopy(file: string, stored: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && stored.has(file.slice(0, -3));
}

/** `/foo/index.html` answers at `/foo` and `/foo/` alone, without a redirect. */
export function pathsOf(file: string): string[] {
  if (!file.endsWith("/index.html")) return [file];
  const folder = file.slice(0, -"/index.html".length);
  return folder === "" ? ["/"] : [folder, `${folder}/`];
}
