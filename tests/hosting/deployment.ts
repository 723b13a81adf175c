import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { requireProgram } from "../../tools/lib/programs.ts";
import { freePort, supervise } from "../../tools/lib/servers.ts";

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** Runs Caddy under a Caddyfile, in a folder of its own. */
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

/** A machine as Debian's package leaves it: Caddy runs and shows its default site. */
export async function startMachine() {
  const [http, https, admin] = [await freePort(), await freePort(), await freePort()];
  const example = `{\n\tadmin localhost:${admin}\n}\n:${http} {\n\troot * /usr/share/caddy\n\tfile_server\n}\n`;
  const variables = { CADDY_ADMIN: `localhost:${admin}`, CHECK_SECONDS: "1" };
  const { folder, file, env, stop } = await startCaddy(example, http, variables);
  const siteFolder = join(folder, "site");
  const ports = ["--http-port", `${http}`, "--https-port", `${https}`];

  let script: ChildProcess | undefined;
  /** Runs the script of a build as an owner would. */
  async function deploy(build: string, ...options: readonly string[]) {
    const words = [join(build, "deploy/deploy.sh"), ...options];
    if (options.includes("--domain")) words.push(...ports);
    const child = spawn("sh", words, { env: { ...env, SITE_DIR: siteFolder } });
    script = child;
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close"),
    ]);
    return { code, output, errors };
  }

  return {
    http,
    https,
    siteFolder,
    /** What the first deployment writes and no later one touches. */
    caddyfile: file,
    certificate: makeCertificate(folder),
    deploy,
    /** Signals the running script to end. */
    endScript: () => script?.kill("SIGTERM"),
    stop,
  };
}

function makeCertificate(folder: string): string[] {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const names = "subjectAltName=DNS:localhost,DNS:www.localhost";
  const kind = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const words = ["req", ...kind, "-subj", "/CN=localhost", "-addext", names];
  execFileSync(requireProgram("openssl"), [...words, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  return ["--certificate", certificate, "--key", key];
}

/** Everything below a folder, to tell whether something has changed. */
export function snapshot(folder: string): string {
  return spawnSync("find", [folder, "-printf", "%p %l %s %T@\\n"], { encoding: "utf8" }).stdout;
}

export function releasesOf({ siteFolder }: Machine): string[] {
  return readdirSync(join(siteFolder, "releases")).sort();
}

export const read = (file: string) => readFileSync(file, "utf8");
