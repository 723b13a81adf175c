// Plain JavaScript for whatever Node a newcomer has: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const bin = join(root, "node_modules", ".bin");

/** Installs what package-lock.json says, unless it is all there already. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the locked dependencies (about a minute, once) ...");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    // On Windows npm is a batch file.
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed: see npm's message above.");
    process.exit(1);
  }
}

function isInstalled() {
  const modules = join(root, "node_modules");
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return false;
  // Another folder's: npm would empty it.
  if (lstatSync(modules).isSymbolicLink()) return true;
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(record);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || optional || present[path]?.version === version,
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** Ends with one line where a command needs a build and there is none; a build installs by itself. */
function requireBuild() {
  if (existsSync(join(root, "build", "headers.json"))) return;
  console.error("There is no build yet: run `npm run build` first.");
  process.exit(1);
}

// A step of its own before a command: the shell that runs it would remember the Node from before the installation.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // First what ends at once: nobody should wait for an installation to hear that something else is missing.
  if (process.argv.includes("--build")) requireBuild();
  ensureInstalled();
}
