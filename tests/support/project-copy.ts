import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
/** Left out of a copy: what is large or belongs to one folder. The caches come along, because to fill them takes a minute. */
const leftOut = new Set([
  // The build writes here beside the tests, and moves it away.
  ".cache/build",
  ".cache/node",
  ".git",
  ".react-router",
  "build",
  "node_modules",
  "packages/quantum/benchmarks/.venv",
  "packages/quantum/benchmarks/.work",
  "test-results",
]);

/** Links between packages lead to the copy's own, because npm writes them as relative paths. */
const ownPackages = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

export type ProjectCopy = ReturnType<typeof copyProject>;

/**
 * Copies the project into a folder of its own, where a test may change any file. The packages are shared, unless unit
 * tests run there: they load React by the path of the folder and by that of the link, and then it is there twice.
 */
export function copyProject(packages: "shared" | "own" = "shared") {
  const folder = mkdtempSync(join(tmpdir(), "project-copy-"));
  // A server that root has started reads it as nobody.
  chmodSync(folder, 0o755);
  const isCopied = (file: string) => !leftOut.has(relative(root, file));
  // With the times of the files, by which tools/run.mjs knows whether the packages are those of the lock file.
  cpSync(root, folder, { recursive: true, filter: isCopied, preserveTimestamps: true });
  if (packages === "shared") linkModules(folder);
  else cpSync(join(root, "node_modules"), join(folder, "node_modules"), ownPackages);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Shares the installed packages, but links our own packages to those of the copy. */
function linkModules(folder: string): void {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@adyakshar"), { recursive: true });
  // Windows lets everybody make a junction; other systems ignore the word.
  const link = (target: string, path: string) =>
    symlinkSync(target, join(modules, path), "junction");
  for (const name of readdirSync(join(root, "node_modules"))) {
    // Left out, because Vite keeps here what it bundled for one folder.
    if (name === "@adyakshar" || name.startsWith(".vite")) continue;
    link(join(root, "node_modules", name), name);
  }
  for (const name of readdirSync(join(root, "packages"))) {
    link(join(folder, "packages", name), join("@adyakshar", name));
  }
}
