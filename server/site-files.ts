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

/** `/foo/index.html` answers at `/foo` and `/foo/` too, without a redirect. */
export function pathsOf(file: string): string[] {
  if (file === "/index.html") return ["/", file];
  if (!file.endsWith("/index.html")) return [file];
  const directory = file.slice(0, -"/index.html".length);
  return [directory, `${directory}/`, file];
}

function isHidden(file: string): boolean {
  return file.replace(/^\/\.well-known\//, "/").includes("/.");
}
