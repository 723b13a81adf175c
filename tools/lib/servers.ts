import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSiteServer } from "../../server/site-server.ts";
import { requireProgram } from "./programs.ts";

/** The servers that run under files which the build writes. */
export type ServerName = "nginx" | "caddy";

export type RunningServer = { port: number; brotli: boolean; stop: () => Promise<void> };

/** Serves `root` with the configuration that the build wrote beside it. */
export function startServer(name: ServerName, root: string) {
  return name === "nginx" ? startNginx(root) : startCaddy(root);
}

export async function startEmbedded(root: string): Promise<RunningServer> {
  const policy = JSON.parse(readFileSync(join(dirname(root), "headers.json"), "utf8"));
  const server = createSiteServer({ root, policy });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, brotli: true, stop };
}

async function startNginx(root: string): Promise<RunningServer> {
  const binary = requireProgram("nginx");
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), "nginx-"));
  const generated = join(dirname(root), "deploy/nginx");
  const server = readFileSync(join(generated, "server.conf"), "utf8")
    .replace("/srv/adyakshar/current/client", root)
    .replace("/srv/adyakshar/current/nginx", work);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${work}/${kind};`)
    .join(" ");
  const main = readFileSync(join(generated, "nginx.conf"), "utf8")
    .replace("http {", `http { access_log off; ${temporary}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("worker_rlimit_nofile 65536;", "");
  const module = findNginxBrotli(binary);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  if (module) cpSync(join(generated, "brotli"), work, { recursive: true });
  cpSync(join(generated, "http.conf"), join(work, "http.conf"));
  writeFileSync(join(work, "server.conf"), server);
  writeFileSync(
    join(work, "nginx.conf"),
    `daemon off; pid ${work}/nginx.pid; ${user} ${module ? `load_module ${module};` : ""}\n${main}`,
  );
  const child = spawn(binary, ["-p", work, "-e", "stderr", "-c", "nginx.conf"]);
  return { port, brotli: module !== undefined, stop: await supervise(child, port, work) };
}

async function startCaddy(root: string): Promise<RunningServer> {
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), "caddy-"));
  const config = join(work, "Caddyfile");
  const generated = join(dirname(root), "deploy/caddy");
  cpSync(join(generated, "site.caddy"), join(work, "site.caddy"));
  const site = readFileSync(join(generated, "Caddyfile"), "utf8");
  writeFileSync(config, `{\n\tadmin off\n}\n${site}`);
  const child = spawn(
    requireProgram("caddy"),
    ["run", "--config", config, "--adapter", "caddyfile"],
    {
      env: {
        ...process.env,
        HOME: work,
        XDG_DATA_HOME: work,
        XDG_CONFIG_HOME: work,
        SITE_ADDRESS: `http://:${port}`,
        SITE_ROOT: root,
      },
    },
  );
  return { port, brotli: true, stop: await supervise(child, port, work) };
}

/** Stock nginx has no brotli; a distribution may supply it as a module. */
function findNginxBrotli(nginx: string): string | undefined {
  const build = spawnSync(nginx, ["-V"], { encoding: "utf8" }).stderr;
  const folder = /--modules-path=(\S+)/.exec(build)?.[1];
  const module = folder && join(folder, "ngx_http_brotli_static_module.so");
  return module && existsSync(module) ? module : undefined;
}

/** Waits until the port accepts; the returned function ends the process and removes its folder. */
export async function supervise(child: ChildProcess, port: number, work: string) {
  let log = "";
  let ended = false;
  child.stderr?.on("data", (chunk) => {
    log += chunk;
  });
  const exit = new Promise<void>((resolve) => {
    child.on("close", () => {
      ended = true;
      resolve();
    });
  });
  while (!(await accepts(port))) {
    if (ended) throw new Error(`The server did not start:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return async () => {
    child.kill("SIGTERM");
    await exit;
    rmSync(work, { recursive: true, force: true });
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe.on("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.on("error", () => resolve(false));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const holder = createServer();
    holder.listen(0, "127.0.0.1", () => {
      const { port } = holder.address() as AddressInfo;
      holder.close(() => resolve(port));
    });
  });
}
