import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, notFoundFile, pathsOf } from "#server/site-files.ts";

export type BuiltPage = { file: string; html: string };

export type Route = { file: string; paths: readonly string[] };

export function readBuiltPages(root: string): BuiltPage[] {
  return listFiles(root)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(root, file), "utf8") }));
}

/** The route list is what the build wrote: each page and the paths at which it answers. */
export function routesOf(files: readonly string[]): Route[] {
  return files
    .filter((file) => file !== notFoundFile)
    .map((file) => ({ file, paths: pathsOf(file).filter((path) => path !== file) }));
}
