import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

export const notFoundFile = "/404.html";

/** Lists every file of a build as a path, without hidden files and without links, which may lead outside. */
export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll(sep, "/"))
    .filter((path) => !/\/\.(?!well-known\/)/.test(path))
    .sort();
}

/** `/foo/index.html` answers at `/foo` and `/foo/`. */
export function pathsOf(file: string): string[] {
  const [, folder] = /^(.*)\/index\.html$/.exec(file) ?? [];
  if (folder === undefined) return [file];
  return folder === "" ? ["/"] : [folder, `${folder}/`];
}

export type BuiltPage = { file: string; html: string };

export function readBuiltPages(root: string): BuiltPage[] {
  return listFiles(root)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(root, file), "utf8") }));
}
