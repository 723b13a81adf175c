import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

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
const npm = (...words: string[]) =>
  spawnSync("npm", words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });

const latestOf = (wanted: string) =>
  spawnSync("npm", ["view", wanted, "version"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  }).stdout.trim();

const [name, ...options] = process.argv.slice(2);
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const known = Object.keys({ ...dependencies, ...devDependencies });

if (name === undefined) {
  npm("outdated");
  console.log(
    "\nnpx node tools/update.ts NAME takes a package of these, or a group to its newest versions:",
  );
  for (const [group, packages] of Object.entries(groups)) {
    console.log(`  ${group.padEnd(14)}${packages.join(", ")}`);
  }
} else {
  const packages = groups[name] ??
    Object.values(groups).find((all) => all.includes(name)) ?? [name];
  const unknown = packages.filter((wanted) => !known.includes(wanted));
  if (unknown.length > 0) {
    console.error(
      `package.json does not name ${unknown.join(", ")}. npx node tools/update.ts lists what it does.`,
    );
    process.exit(1);
  }
  const group = alike.find((one) => groups[one] === packages);
  const released = group ? packages.map(latestOf) : [];
  if (new Set(released).size > 1) {
    const versions = packages.map((wanted, k) => `${wanted} ${released[k]}`).join(", ");
    console.error(`Nothing was changed: ${versions} do not fit each other. Try again later.`);
    process.exit(1);
  }
  const newest = packages.map((wanted) => `${wanted}@latest`);
  const { status } = npm("install", "--save-exact", ...newest, ...options);
  if (status === 0) console.log("\nUpdated together. npm test says whether it holds.");
  process.exitCode = status ?? 1;
}
