import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { build, cleanCopy } from "../support/clean-build.ts";

const MAX_BUILD_MS = 600_000;

/** The hash of every file under a folder, by its path there. */
function hashesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
      return [relative(folder, file), hash];
    }),
  );
}

/** One in eight of the files that are computed once and kept is computed anew: all of them take as long as a first build. */
const KEPT_FILES_PER_REMADE = 8;
/** Which of the eight it is; another seed tries another one. */
const remadeIndex = Number(process.env.FUZZ_SEED ?? 0) % KEPT_FILES_PER_REMADE;

function forgetSome(folder: string): void {
  const cachedFiles = globSync(".cache/{drawings,compressed,papers}/*.{json,br,gz}", {
    cwd: folder,
  });
  expect(cachedFiles.length).toBeGreaterThan(KEPT_FILES_PER_REMADE);
  for (const [k, file] of cachedFiles.toSorted().entries())
    if (k % KEPT_FILES_PER_REMADE === remadeIndex) rmSync(join(folder, file));
}

it(
  "a build elsewhere is byte-identical to build/",
  async () => {
    const copy = cleanCopy({ keepsCaches: true });
    try {
      forgetSome(copy.folder);
      await build(copy.folder);
      const here = hashesOf(resolve(import.meta.dirname, "../../build"));
      const there = hashesOf(join(copy.folder, "build"));
      const names = [...new Set([...here.keys(), ...there.keys()])].sort();
      const differentFiles = names.filter((name) => here.get(name) !== there.get(name));
      expect(differentFiles, "files that differ (is build/ older than the sources?)").toEqual([]);
      expect(names.length).toBeGreaterThan(0);
    } finally {
      copy.remove();
    }
  },
  MAX_BUILD_MS,
);
