import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createSiteServer } from "../../server/site-server.ts";
import { requireProgram } from "./programs.ts";

export type RunningServer = { port: number; stop: () => Promise<void> };

export async function startEmbedded(root: string) {
  const headers = JSON.parse(readFileSync(join(dirname(root), "headers.json"), "utf8"));
  const server = createSiteServer(root, headers);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** Waits until the port accepts connections; the returned function ends the process and removes its folder. */
export async function supervise(child: ChildProcess, port: number, folder: string) {
  let log = "";
  child.stderr?.on("data", (chunk) => {
    log += chunk;
  });
  const exit = once(child, "close");
  while (!(await isAccepting(port))) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${log}`);
    await setTimeout(20);
  }
  return async () => {
    child.kill("SIGTERM");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function isAccepting(port: number): Promise<boolean> {
  const probe = connect(port);
  try {
    await once(probe, "connect");
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  await once(holder.close(), "close");
  return port;
}

export async function startCaddy(caddyfile: string, port: number, variables: NodeJS.ProcessEnv) {
  const caddy = requireProgram("caddy");
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const file = join(folder, "Caddyfile");
  writeFileSync(file, caddyfile);
  const env = {
    ...process.env,
    PATH: `${dirname(caddy)}:${process.env.PATH}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    CADDYFILE: file,
    ...variables,
  };
  const child = spawn(caddy, ["run", "--config", file, "--adapter", "caddyfile"], { env });
  return { folder, file, env, stop: await supervise(child, port, folder) };
}

/** Runs Caddy under the Caddyfile of a build for containers. */
export async function startCaddyOn(root: string): Promise<RunningServer> {
  const port = await freePort();
  const folder = join(dirname(root), "deploy/caddy");
  const caddyfile = readFileSync(join(folder, "Caddyfile"), "utf8");
  const text = caddyfile.replace("site.caddy", join(folder, "site.caddy"));
  const variables = { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: root };
  const { stop } = await startCaddy(`{\n\tadmin off\n}\n${text}`, port, variables);
  return { port, stop };
}
