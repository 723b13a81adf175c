import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockFaults } from "./lib/lock.ts";

/** Packages that must have one version, or fit each other: they are updated together. */
const groups: Readonly<Record<string, readonly string[]>> = {
  react: ["react", "react-dom", "@types/react", "@types/react-dom"],
  "react-router": ["react-router", "@react-router/node", "@react-router/dev"],
  vite: ["vite", "vitest"],
  tailwind: ["tailwindcss", "@tailwindcss/vite"],
  noble: ["@noble/curves", "@noble/hashes", "@noble/post-quantum"],
  playwright: ["@playwright/test", "@axe-core/playwright"],
  types: ["typescript", "@types/node"],
};

/** Of these groups every package has the same version, or they do not fit. */
const alike = ["react-router", "tailwind"];

const root = join(import.meta.dirname, "..");
const files = ["package.json", "package-lock.json"].map((name) => join(root, name));
const read = (file: string) => readFileSync(file, "utf8");

function npm(words: readonly string[], options: SpawnSyncOptions = { stdio: "inherit" }) {
  const shell = process.platform === "win32";
  return spawnSync("npm", words, { cwd: root, shell, ...options });
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function latestOf(wanted: string): string {
  return String(npm(["view", wanted, "version"], { encoding: "utf8" }).stdout).trim();
}

/** The packages that go together with one, all of which package.json names. */
function packagesOf(name: string): readonly string[] {
  const packages = groups[name] ??
    Object.values(groups).find((all) => all.includes(name)) ?? [name];
  const { dependencies, devDependencies } = JSON.parse(read(files[0]));
  const unknown = packages.filter((wanted) => !(wanted in { ...dependencies, ...devDependencies }));
  if (unknown.length > 0) {
    refuse(
      `package.json does not name ${unknown.join(", ")}. npx node tools/update.ts lists what it does.`,
    );
  }
  return packages;
}

function list() {
  npm(["outdated"]);
  console.log(
    "\nnpx node tools/update.ts NAME takes a package, or a group, to its newest versions:",
  );
  for (const [group, packages] of Object.entries(groups)) {
    console.log(`  ${group.padEnd(14)}${packages.join(", ")}`);
  }
}

/** Locks first, looks, and installs only what is whole. */
function update(name: string, options: readonly string[]) {
  const packages = packagesOf(name);
  const released = alike.some((group) => groups[group] === packages) ? packages.map(latestOf) : [];
  if (new Set(released).size > 1) {
    const versions = packages.map((wanted, k) => `${wanted} ${released[k]}`).join(", ");
    refuse(`Nothing was changed: ${versions} do not fit each other. Try again later.`);
  }
  const before = files.map(read);
  const newest = packages.map((wanted) => `${wanted}@latest`);
  const locked = npm(["install", "--package-lock-only", "--save-exact", ...newest, ...options]);
  const faults = locked.status === 0 ? lockFaults(JSON.parse(read(files[1]))) : [];
  if (locked.status !== 0 || faults.length > 0) {
    files.forEach((file, k) => void writeFileSync(file, before[k]));
    const reason =
      faults.length > 0
        ? `the registry lacks packages of some platforms.\n  ${faults.join("\n  ")}`
        : "see npm's message above.";
    refuse(`Nothing was changed: ${reason}`);
  }
  if (npm(["ci"]).status !== 0) refuse("Locked, but not installed: see npm's message above.");
  npm(["run", "--silent", "prepare"]);
  console.log("\nUpdated together. npm test says whether it holds.");
}

/** Known vulnerabilities, if the registry tells them. */
function audit() {
  const { stdout } = npm(["audit", "--package-lock-only", "--json"], { encoding: "utf8" });
  const { metadata } = JSON.parse(String(stdout) || "{}");
  if (metadata) npm(["audit", "--package-lock-only"]);
  else console.log("\nThis registry does not answer npm audit; the workflow asks one that does.");
}

const [name, ...options] = process.argv.slice(2);
if (name === undefined) list();
else update(name, options);
audit();
