import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../..");
/** A fresh clone does not have these. */
const notInClones = new Set([
  // The build writes here beside the tests, and moves it away.
  ".cache/build",
  ".cache/node",
  ".git",
  ".react-router",
  "build",
  "figures-gallery",
  "node_modules",
  "packages/quantum/benchmarks/.venv",
  "packages/quantum/benchmarks/.work",
  "test-results",
]);

const caches = [".cache", "app/models/generated", "public/papers"];

export type CleanCopy = ReturnType<typeof cleanCopy>;

/** The project's sources in a folder of their own, as in a fresh clone; only node_modules is shared. */
export function cleanCopy({ keepsCaches = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "clean-build-"));
  // Documents and figures take a minute to make: a caller that does not test them keeps the caches.
  const leftOut = new Set(keepsCaches ? notInClones : [...notInClones, ...caches]);
  const isSource = (file: string) => !leftOut.has(relative(root, file));
  cpSync(root, folder, { recursive: true, filter: isSource });
  linkModules(folder);
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

/** Builds the site in a folder. */
export async function build(folder: string): Promise<void> {
  // A test runner sets NODE_ENV, which would change what is built.
  const { NODE_ENV: _, ...env } = process.env;
  // On Windows npm is a batch file.
  const shell = process.platform === "win32";
  const command = ["run", "--silent", "build", "--", "--without-types"];
  const run = promisify(execFile)("npm", command, { cwd: folder, env, shell });
  await run.catch(({ stdout, stderr }) => {
    throw new Error(`The build in ${folder} failed:\n${stdout}${stderr}`);
  });
}
