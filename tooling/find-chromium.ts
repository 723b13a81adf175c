import { findProgram, installPackages } from "./find-program.ts";

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
  return process.env.CHROMIUM_PATH ?? findProgram(names);
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
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
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
  const installed = installPackages(name) ? findChromium([name]) : undefined;
  if (installed) return installed;
  console.error(`No Chromium found: install it (package ${name}) or set CHROMIUM_PATH.`);
  process.exit(1);
}

if (import.meta.main) console.log(`Using ${requireChromium()}`);
