// `node tools/run.mjs [--built] command …`: every npm script goes through this file. It is plain JavaScript for whatever
// Node a newcomer has: it installs what package-lock.json says, and runs the command with the Node that came with it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
// On Windows npm and its like are batch files, which only a shell starts.
const shell = process.platform === "win32";

function isInstalled() {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return false;
  // Another folder's: npm would empty it.
  if (lstatSync(modules).isSymbolicLink()) return true;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const present = packagesOf(record);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(
    ([path, { version, optional, link }]) =>
      // Our own packages are folders here; a link leads to each.
      (link && existsSync(join(root, path))) ||
      !path.startsWith("node_modules") ||
      optional ||
      (!link && present[path]?.version === version),
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

const words = process.argv.slice(2);
// First what ends at once: nobody should wait for an installation to hear that something else is missing.
if (words[0] === "--built") {
  words.shift();
  if (!existsSync(join(root, "build", "headers.json"))) {
    stop("There is no build yet: run `npm run build` first.");
  }
}
if (!isInstalled()) {
  console.log("Installing the locked dependencies: about a minute, once.");
  const quiet = [
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--progress",
    "--foreground-scripts",
  ];
  const { status } = spawnSync("npm", ["ci", ...quiet], { cwd: root, stdio: "inherit", shell });
  if (status !== 0) stop("The dependencies could not be installed: see npm's message above.");
}

const [command, ...args] = words;
const env = { ...process.env, PATH: join(modules, ".bin") + delimiter + process.env.PATH };
const child = spawn(command, args, { cwd: root, stdio: "inherit", shell, env });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => stop(`${command}: ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
