import { readdirSync } from "node:fs";
import { join } from "node:path";

export const notFoundFile = "/404.html";

/** Every file of a build as a path. What a link leads to is none: it may lie outside. */
export function listFiles(root: string): string[] {
  return walk(root, "")
    .filter((file) => !isHidden(file))
    .sort();
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return walk(root, path);
    return entry.isFile() ? [path] : [];
  });
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

function isHidden(file: string): boolean {
  return file.replace(/^\/\.well-known\//, "/").includes("/.");
}
