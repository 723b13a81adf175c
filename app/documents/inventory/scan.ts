import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type InventoryEntry, outsideEntries, sourceRules } from "./entries.ts";

/** Calls that make, check or need cryptography, in Node and in browsers. */
const CRYPTO =
  /\b(createHash|createHmac|createSign|createVerify|createCipheriv|createDecipheriv|generateKeyPair\w*|diffieHellman|randomBytes|randomUUID|getRandomValues|crypto\.subtle|subtle\.(?:digest|sign|verify|encrypt|deriveBits))\b|["']@noble\//;

const FOLDERS = ["app", "server", "scripts", "tooling", "deploy"] as const;

export interface SourceScan {
  entries: readonly InventoryEntry[];
  /** Files that use cryptography and that no rule explains. */
  unexplained: readonly string[];
}

/** Looks through the website's own source and files every use under its rule. */
export function scanSource(root: string): SourceScan {
  const found = new Map<string, string[]>();
  const unexplained: string[] = [];
  for (const file of FOLDERS.flatMap((folder) => sourceFiles(root, folder))) {
    if (!CRYPTO.test(readFileSync(join(root, file), "utf8"))) continue;
    const rule = sourceRules.find(({ files }) => files.test(file));
    if (rule === undefined) unexplained.push(file);
    else found.set(rule.id, [...(found.get(rule.id) ?? []), file]);
  }
  const seen = sourceRules.flatMap(({ files: _, ...entry }): InventoryEntry[] => {
    const files = found.get(entry.id);
    return files === undefined ? [] : [{ ...entry, where: summary(files) }];
  });
  return { entries: [...seen, ...outsideEntries], unexplained };
}

function summary([first = "", ...more]: readonly string[]): string {
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(ts|tsx|mjs|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("generated/") && file !== "app/documents/inventory/scan.ts")
    .sort();
}
