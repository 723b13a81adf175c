// `node tools/run.mjs command …` runs `start`, `dev`, `build`, `check`, `test` and `serve`. It is plain JavaScript for
// whatever Node a newcomer has: it installs what package-lock.json says, and runs the command with the Node that came with it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
// On Windows npm and its like are batch files, which only a shell starts.
const shell = process.platform === "win32";

function isInstalled() {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return false;
  // Never install over a link, because npm would delete what is in the folder that it leads to.
  if (lstatSync(modules).isSymbolicLink()) return true;
  // npm writes this record at the end of each installation, so a lock file that is newer has changed since: by
  // `git checkout` or `git pull`, or by hand.
  return statSync(join(root, "package-lock.json")).mtimeMs <= statSync(record).mtimeMs;
}

/** True if the locked Node is there or, on a system without one, a new enough Node of its own. */
function hasNode() {
  if (existsSync(join(modules, ".bin", shell ? "node.cmd" : "node"))) return true;
  return Number.parseInt(process.versions.node, 10) >= Number(readFileSync(join(root, ".nvmrc")));
}

function npm(args, problem) {
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit", shell });
  if (status !== 0) stop(`${problem}: see npm's message above.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

const parent = process.ppid;
if (!isInstalled()) {
  console.log("Installing the locked dependencies: about a minute, once.");
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--progress"];
  // An old npm would run the scripts that package.json denies to packages; so none run, and ours below.
  npm(["ci", "--ignore-scripts", ...quiet], "The dependencies could not be installed");
  npm(["run", "--silent", "prepare"], "Routes could not be typed");
}

if (!hasNode()) {
  stop(
    `There is no Node for ${process.platform}-${process.arch} among the installed packages, and ` +
      `${process.version} is too old: install the Node that .nvmrc names, or npm's optional packages.`,
  );
}

const [command, ...args] = process.argv.slice(2);
const env = { ...process.env, PATH: join(modules, ".bin") + delimiter + process.env.PATH };
const child = spawn(command, args, { cwd: root, stdio: "inherit", shell, env });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => stop(`${command}: ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// npm ends at a signal without passing it on, so this process ends its command when npm is gone.
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill("SIGTERM");
}, 250);
