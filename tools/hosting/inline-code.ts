import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#server/site-files.ts";

export type BuiltPage = { file: string; html: string };

export function readBuiltPages(root: string): BuiltPage[] {
  return listFiles(root)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(root, file), "utf8") }));
}
