import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A command of a Debian package, installed where this process may; otherwise an error that says what to install. */
export function requireTool(command: string, debianPackage: string): string {
  const found = onPath(command) ?? install(command, debianPackage);
  if (found === undefined) {
    throw new Error(`${command} is missing: install it (Debian package ${debianPackage})`);
  }
  return found;
}

function onPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}

function install(command: string, debianPackage: string): string | undefined {
  if (process.getuid?.() !== 0 || onPath("apt-get") === undefined) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env, stdio: "ignore", timeout: 120_000 } as const;
  const request = ["install", "-y", "-q", "--no-install-recommends", debianPackage];
  if (spawnSync("apt-get", request, options).status !== 0) {
    spawnSync("apt-get", ["update", "-q"], options);
    spawnSync("apt-get", request, options);
  }
  return onPath(command);
}
