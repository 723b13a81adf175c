import { readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import type { Arrival } from "#app/content/quantum/legal.ts";
import { pageBytes } from "#app/quantum/pages/legal/page-bytes.ts";
import { builtRoot, pageFileOf, sentBytes } from "../lib/built-site.ts";

const source = resolve(import.meta.dirname, "../../app/quantum/pages/legal/page-bytes.ts");
const page = pageFileOf("/legal");
const kinds: Record<string, Arrival> = { ".js": "scripts", ".woff2": "fonts", ".svg": "pictures" };
/** Half of what is told; the numbers' own digits change the page by less. */
const slack = 500;

/** Writes what /legal and the files that it names on a wide screen weigh into its source, unless that tells it already. */
export function writePageBytes(): boolean {
  const html = readFileSync(join(builtRoot, page), "utf8").replaceAll(/<source[^>]*>/g, "");
  const bytes = { page: sentBytes(page), fonts: 0, scripts: 0, pictures: 0 };
  for (const file of new Set(html.match(/(?<=\/)assets\/[\w.-]+\.(js|woff2|svg)/g))) {
    bytes[kinds[extname(file)]] += sentBytes(file);
  }
  const told = Object.entries(pageBytes) as [Arrival, number][];
  if (told.every(([kind, known]) => Math.abs(bytes[kind] - known) < slack)) return false;
  console.log("What /legal loads has changed: writing it into page-bytes.ts, and building again.");
  const digits = (kind: Arrival) => bytes[kind].toLocaleString("en-US").replaceAll(",", "_");
  const text = readFileSync(source, "utf8");
  const updated = text.replace(/(\w+): [\d_]+/g, (_, kind) => `${kind}: ${digits(kind)}`);
  writeFileSync(source, updated);
  return true;
}
