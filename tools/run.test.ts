import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A script like `dev` and `start`: npm, run.mjs, a list of steps, and a step that serves until it is ended. */
function npmScript(): string {
  const folder = mkdtempSync(join(tmpdir(), "run-"));
  folders.push(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const step = `["Serve", "node", ${JSON.stringify(join(folder, "serve.mjs"))}]`;
  const steps = JSON.stringify(join(import.meta.dirname, "lib/steps.ts"));
  // A copy beside a link, over which it never installs.
  const run = join(folder, "tools/run.mjs");
  mkdirSync(dirname(run));
  cpSync(join(import.meta.dirname, "run.mjs"), run);
  symlinkSync(
    join(import.meta.dirname, "../node_modules"),
    join(folder, "node_modules"),
    "junction",
  );
  const outer = join(folder, "steps.mjs");
  write("serve.mjs", "console.log('pids', process.ppid, process.pid); setInterval(() => {}, 9);");
  write("steps.mjs", `import { runOrExit } from ${steps}; await runOrExit([${step}]);`);
  write("package.json", JSON.stringify({ scripts: { go: `node ${run} node ${outer}` } }));
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("npm and all that it started end", () => {
  it.each([
    ["at SIGTERM to npm", "SIGTERM", 1],
    ["at Ctrl-C, which goes to all of them", "SIGINT", -1],
  ] as const)("%s", async (_name, signal, side) => {
    const npm = spawn("npm", ["run", "--silent", "go"], {
      cwd: npmScript(),
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let output = "";
    const pids = await new Promise<number[]>((resolve) => {
      npm.stdout.on("data", (chunk) => {
        output += chunk;
        const match = /pids (\d+) (\d+)\n/.exec(output);
        if (match) resolve(match.slice(1).map(Number));
      });
    });
    try {
      process.kill(side * (npm.pid ?? 0), signal);
      await expect.poll(() => pids.filter(isAlive), { timeout: 5_000 }).toEqual([]);
    } finally {
      for (const pid of pids.filter(isAlive)) process.kill(pid, "SIGKILL");
    }
  });
});
