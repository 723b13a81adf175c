import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireProgram } from "../../tools/lib/programs.ts";
import { freePort, type ServerName, supervise } from "../../tools/lib/servers.ts";

export interface Machine {
  http: number;
  https: number;
  /** The server block that the first deployment writes and no later one touches. */
  ownerFile: string;
  siteFolder: string;
  defaultSite: string;
  certificate: readonly string[];
  /** Runs the script of a build as an owner would. */
  deploy: (build: string, ...options: readonly string[]) => Promise<Outcome>;
  /** Tells the script that runs to end. */
  end: () => void;
  stop: () => Promise<void>;
}

export interface Outcome {
  code: number | null;
  output: string;
  errors: string;
}

/** A machine as Debian's package leaves it: the engine runs and shows its default site. */
export async function startMachine(engine: ServerName): Promise<Machine> {
  const binary = requireProgram(engine);
  const work = mkdtempSync(join(tmpdir(), `deploy-${engine}-`));
  const [http, https, admin] = [await freePort(), await freePort(), await freePort()];
  const siteFolder = join(work, "site");
  const env = {
    ...process.env,
    HOME: work,
    XDG_DATA_HOME: work,
    XDG_CONFIG_HOME: work,
    SITE_DIR: siteFolder,
    NGINX_DIR: work,
    NGINX_COMMAND: `${binary} -p ${work} -e ${work}/error.log -c ${work}/nginx.conf`,
    CADDYFILE: join(work, "Caddyfile"),
    CADDY_COMMAND: binary,
    CADDY_ADMIN: `localhost:${admin}`,
    CHECK_SECONDS: "1",
  };
  const start = engine === "nginx" ? prepareNginx(work, http) : prepareCaddy(work, http, admin);
  const child = spawn(binary, start, { env });
  const stop = await supervise(child, http, work);
  const ports = ["--http-port", `${http}`, "--https-port", `${https}`];

  let running: ChildProcess | undefined;
  async function deploy(build: string, ...options: readonly string[]): Promise<Outcome> {
    const words = [join(build, "deploy/deploy.sh"), engine, ...options];
    const script = spawn("sh", options.includes("--domain") ? [...words, ...ports] : words, {
      env,
    });
    running = script;
    const [output, errors] = [textOf(script.stdout), textOf(script.stderr)];
    const code = await new Promise<number | null>((resolve) => script.on("close", resolve));
    return { code, output: await output, errors: await errors };
  }

  return {
    http,
    https,
    siteFolder,
    ownerFile: engine === "nginx" ? join(work, "conf.d/adyakshar.conf") : env.CADDYFILE,
    defaultSite: join(work, "sites-enabled/default"),
    certificate: makeCertificate(work),
    deploy,
    end: () => running?.kill("SIGTERM"),
    stop,
  };
}

function prepareNginx(work: string, port: number): string[] {
  for (const folder of ["conf.d", "sites-available", "sites-enabled"])
    mkdirSync(join(work, folder));
  writeFileSync(
    join(work, "sites-available/default"),
    `server { listen ${port} default_server; return 200 "Welcome to nginx!"; }\n`,
  );
  symlinkSync("../sites-available/default", join(work, "sites-enabled/default"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${work}/${kind};`)
    .join(" ");
  writeFileSync(
    join(work, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} pid ${work}/nginx.pid; events { }
http { access_log off; ${temporary} include ${work}/conf.d/*.conf; include ${work}/sites-enabled/*; }\n`,
  );
  return ["-p", work, "-e", `${work}/error.log`, "-c", `${work}/nginx.conf`, "-g", "daemon off;"];
}

function prepareCaddy(work: string, port: number, admin: number): string[] {
  const config = join(work, "Caddyfile");
  const options = `{\n\tadmin localhost:${admin}\n}\n`;
  writeFileSync(config, `${options}:${port} {\n\troot * /usr/share/caddy\n\tfile_server\n}\n`);
  return ["run", "--config", config, "--adapter", "caddyfile"];
}

function makeCertificate(work: string): string[] {
  const [certificate, key] = [join(work, "certificate.pem"), join(work, "key.pem")];
  const subject = [
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost,DNS:www.localhost",
  ];
  const kind = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync(
    requireProgram("openssl"),
    ["req", ...kind, ...subject, "-keyout", key, "-out", certificate],
    {
      stdio: "ignore",
    },
  );
  return ["--certificate", certificate, "--key", key];
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += chunk;
  return text;
}

/** Everything below a folder, to tell whether something has changed. */
export function snapshot(folder: string): string {
  return spawnSync("find", [folder, "-printf", "%p %l %s %T@\\n"], { encoding: "utf8" }).stdout;
}

export function releasesOf({ siteFolder }: Machine): string[] {
  return readdirSync(join(siteFolder, "releases")).sort();
}

export const read = (file: string) => readFileSync(file, "utf8");
