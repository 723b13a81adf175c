import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { build, cleanCopy } from "../support/clean-build.ts";

const MAX_BUILD_MS = 600_000;

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
      const folders = [resolve(import.meta.dirname, "../../build"), join(copy.folder, "build")];
      const { status, stdout } = spawnSync("diff", ["--recursive", "--brief", ...folders]);
      expect(`${stdout}`, "files that differ (is build/ older than the sources?)").toBe("");
      expect(status).toBe(0);
    } finally {
      copy.remove();
    }
  },
  MAX_BUILD_MS,
);
