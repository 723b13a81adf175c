import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { createSiteServer } from "../../server/site-server.ts";

export type RunningServer = { port: number; stop: () => Promise<void> };

export async function startEmbedded(root: string) {
  const headers = JSON.parse(readFileSync(join(dirname(root), "headers.json"), "utf8"));
  const server = createSiteServer(root, headers);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  const connections = () => promisify(server.getConnections).call(server);
  return { port: (server.address() as AddressInfo).port, stop, connections };
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

export async function isAccepting(port: number): Promise<boolean> {
  const probe = connect(port, "127.0.0.1");
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
