import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runAll } from "./steps.ts";

/** Holds the key with which the engine's tests last passed; it is committed, so that a fresh clone need not run them. */
const record = "tests/engine-passed.json";
/** The engine imports nothing else of the project, which `npm run check:imports` checks; the last two say how its tests run. */
const sources = [
  "packages/quantum/**/*",
  "package-lock.json",
  "tests/support/fuzz.ts",
  "vitest.config.ts",
];
const madeFiles = /[/\\](node_modules|dist|__pycache__|\.[^/\\]*)([/\\]|$)/;

/** A hash of what the engine's tests read in the project, and of Node. */
export function engineKey(root: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (madeFiles.test(file) || statSync(join(root, file)).isDirectory()) continue;
    hash.update(file.replaceAll("\\", "/")).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

export function isEngineTested(root: string): boolean {
  return JSON.parse(readFileSync(join(root, record), "utf8")).key === engineKey(root);
}

export function recordEngineTests(root: string, key: string): void {
  writeFileSync(join(root, record), `${JSON.stringify({ key }, null, 2)}\n`);
}

// Runs the engine's tests, or only those of the files that are named, and records that all have passed.
if (import.meta.main) {
  const root = join(import.meta.dirname, "../..");
  const files = process.argv.slice(2);
  const key = engineKey(root);
  await runAll([["Engine tests", "vitest", "run", "--project", "engine", ...files]]);
  if (files.length === 0) recordEngineTests(root, key);
}
