import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createSiteServer } from "../../server/site-server.ts";
import { requireProgram } from "./programs.ts";

declare global {
  interface Window {
    /** What a browser complains of, as the bare host notes it. */
    complaints: string[];
    isInjected?: boolean;
  }
}

export type RunningServer = { port: number; stop: () => Promise<void> };

const deploy = join(import.meta.dirname, "../../deploy");

/** The file for a host, as an owner copies it. */
export const hostFile = (name: string) => readFileSync(join(deploy, name), "utf8");

export async function startEmbedded(root: string): Promise<RunningServer> {
  return listen(createSiteServer(root, hostFile("_headers")));
}

async function listen(server: Server): Promise<RunningServer> {
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
    const [path = ""] = (request.url ?? "").split("?", 1);
    const names = [path, `${path}/index.html`].map((name) => join(root, name));
    const file = names.find((name) => name.startsWith(root) && extname(name) && existsSync(name));
    if (file && !file.endsWith(".html")) {
      response.setHeader("Content-Type", bareTypes[extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(file));
      return;
    }
    const page = readFileSync(file ?? join(root, "404.html"), "utf8")
      .replace("<head>", `<head>${noteComplaints}`)
      .replace("</head>", "<script>window.isInjected = true;</script></head>");
    response.writeHead(file ? 200 : 404, { "Content-Type": "text/html" }).end(page);
  });
  return listen(server);
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

/** Runs Caddy under the file for it, with the port and folder of a test instead of the owner's. */
export async function startCaddy(root: string, caddyfile = hostFile("Caddyfile")) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const file = join(folder, "Caddyfile");
  const site = caddyfile.replace("your.domain", `http://:${port}`).replace("/srv/adyakshar", root);
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const words = ["run", "--config", file, "--adapter", "caddyfile"];
  const child = spawn(requireProgram("caddy"), words, { env });
  return { port, stop: await supervise(child, port, folder) };
}

/** Runs nginx under the file for it, within what a fresh nginx of Debian sets around it. */
export async function startNginx(root: string, siteFile = hostFile("nginx.conf")) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const file = join(folder, "nginx.conf");
  const site = siteFile
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/srv/adyakshar", root);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = paths.map((name) => `${name}_temp_path ${folder};`).join("\n");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary}
include /etc/nginx/mime.types; default_type application/octet-stream;
${site}}`,
  );
  const child = spawn(requireProgram("nginx"), ["-p", folder, "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { port, stop: await supervise(child, port, folder) };
}
