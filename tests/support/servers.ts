import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
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

/**
 * A host that knows nothing of the site and sends no header but the type. It writes two scripts into each page: one
 * before the policy, which notes what the browser complains of, and one after it, which the policy must refuse.
 */
export async function startBareHost(root: string): Promise<RunningServer> {
  const noteComplaints = `<script>window.complaints = [];
for (const type of ["securitypolicyviolation", "error", "unhandledrejection"])
  addEventListener(type, (event) => complaints.push(event.effectiveDirective ?? String(event.message ?? event.reason)));
</script>`;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://bare.host").pathname;
    const file = [path, join(path, "index.html")].find(
      (name) => extname(name) && existsSync(join(root, name)),
    );
    if (file && !file.endsWith(".html")) {
      response.setHeader("Content-Type", bareTypes[extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(join(root, file)));
      return;
    }
    const page = readFileSync(join(root, file ?? "404.html"), "utf8")
      .replace("<head>", `<head>${noteComplaints}`)
      .replace("</head>", "<script>window.isInjected = true;</script></head>");
    response.writeHead(file ? 200 : 404, { "Content-Type": "text/html" }).end(page);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

const bareTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

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
  const holder = createSocketServer().listen(0, "127.0.0.1");
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
