import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { requireProgram } from "../support/programs.ts";
import { supervise } from "../support/servers.ts";

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
