import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell has no window to draw, which halves the time of the tests. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** Chromium from CHROMIUM_PATH or the PATH; nothing if there is none. */
export function findChromium(names = [...shells, ...browsers]): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The flags with which Chromium runs headless and closed off. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function requireChromium(): string {
  return findChromium() ?? install("chromium-headless-shell");
}

/** A whole browser: Lighthouse waits for ever for the shell. */
export function requireBrowser(): string {
  return findChromium(browsers) ?? install("chromium");
}

/** Installs a Debian package where that is possible; otherwise one line and exit 1. */
function install(name: "chromium" | "chromium-headless-shell"): string {
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log(`Installing Debian's ${name} ...`);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", name], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const installed = findChromium([name]);
    if (installed) return installed;
  }
  console.error(`No Chromium found: install it (package ${name}) or set CHROMIUM_PATH.`);
  process.exit(1);
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) console.log(`Using ${requireChromium()}`);
