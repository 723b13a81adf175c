import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../packages/quantum");
const packed =
  "LICENSE README.md bin docs package.json src swap-manifest.js tsconfig.build.json".split(" ");

/**
 * The compiler as `npm pack` gives it; the same sources give the same bytes. Compiling takes seconds, so the archive of
 * unchanged sources is reused.
 */
export function packageArchive(cache: string): Buffer {
  // A copy is packed, because packing changes the manifest for a moment.
  const copy = join(cache, "package");
  rmSync(copy, { recursive: true, force: true });
  const filter = (file: string) => !/\.(test|test-support)\.ts$/.test(file);
  for (const name of packed)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  const hash = createHash("sha256");
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(file.slice(copy.length)).update(readFileSync(file));
  const stored = join(cache, `package-${hash.digest("hex")}.tgz`);
  if (!existsSync(stored)) {
    const output = execFileSync("npm", ["pack", "--silent"], { cwd: copy, encoding: "utf8" });
    renameSync(join(copy, output.trim().split("\n").at(-1) ?? ""), stored);
  }
  rmSync(copy, { recursive: true });
  return readFileSync(stored);
}
