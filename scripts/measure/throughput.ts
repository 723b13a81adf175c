import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type RunningServer, startEmbedded, startServer } from "../../tooling/servers.ts";
import { ratio, row } from "./format.ts";

const seconds = 3;
const rounds = 2;
const connections = 32;

/** Requests per second of the embedded server and of nginx, for the same files over loopback. */
export async function compareThroughput(built: string, paths: readonly string[]): Promise<void> {
  const missing = ["nginx", "wrk"].filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    console.log(`skipped: ${missing.join(" and ")} not installed`);
    return;
  }
  const embedded = await startEmbedded(built);
  const nginx = await startServer("nginx", built);
  // Stock nginx has no brotli; both then send gzip, so that both send the same bytes.
  const encoding = nginx.brotli ? "br" : "gzip";
  console.log(row(`requests/s, ${encoding}`, ["embedded", "nginx", "ratio"]));
  try {
    for (const path of paths) {
      const [ours, theirs] = await interleaved([embedded, nginx], path, encoding);
      console.log(row(path, [ours.toFixed(0), theirs.toFixed(0), ratio(ours, theirs)]));
    }
  } finally {
    await embedded.stop();
    await nginx.stop();
  }
}

/** The best of the rounds for each server: what disturbs a round only slows it. */
async function interleaved(servers: readonly RunningServer[], path: string, encoding: string) {
  const best = servers.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { port }] of servers.entries()) {
      const rate = await requestsPerSecond(`http://127.0.0.1:${port}${path}`, encoding);
      best[index] = Math.max(best[index], rate);
    }
  }
  return best;
}

async function requestsPerSecond(url: string, encoding: string): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`;
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", header, url];
  const { stdout } = await promisify(execFile)("wrk", options);
  const refused = /Non-2xx or 3xx responses: \d+/.exec(stdout);
  if (refused) throw new Error(`${url}: ${refused[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

function isInstalled(name: string): boolean {
  return spawnSync(name, ["-v"]).error === undefined;
}
