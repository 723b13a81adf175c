import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

export type EngineName = "nginx" | "caddy";

/** The tool on the PATH, or Debian's package of that name where this process may install it. */
export function findEngine(name: EngineName | "openssl"): string | undefined {
  return onPath(name) ?? (mayInstall() ? install(name) : undefined);
}

export function missingEngine(name: EngineName): string {
  return `${name} is not installed: its configuration is not tested here (apt-get install ${name})`;
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && onPath("apt-get") !== undefined;
}

function install(name: string): string | undefined {
  // RUNLEVEL=1 keeps the package from starting its own service.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const options = { env, stdio: "ignore", timeout: 120_000 } as const;
  const arguments_ = ["install", "-y", "-q", "--no-install-recommends", name];
  if (spawnSync("apt-get", arguments_, options).status !== 0) {
    spawnSync("apt-get", ["update", "-q"], options);
    spawnSync("apt-get", arguments_, options);
  }
  return onPath(name);
}

/** Stock nginx has no brotli; a distribution may supply it as a module. */
export function findNginxBrotli(nginx: string): string | undefined {
  const build = spawnSync(nginx, ["-V"], { encoding: "utf8" }).stderr;
  const folder = /--modules-path=(\S+)/.exec(build)?.[1];
  const module = folder && join(folder, "ngx_http_brotli_static_module.so");
  return module && existsSync(module) ? module : undefined;
}

export function engineVersion(name: EngineName, binary: string): string {
  if (name === "caddy") return execFileSync(binary, ["version"], { encoding: "utf8" }).trim();
  return spawnSync(binary, ["-v"], { encoding: "utf8" }).stderr.trim();
}
