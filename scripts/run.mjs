import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { bin, root } from "./ensure-installed.mjs";

/** There npm and its like are batch files, which only a shell starts. */
const isWindows = process.platform === "win32";

/** Runs a command with the project's own Node and tools first in the path; resolves to its exit code. */
export function run(command, args, options = {}) {
  const path = bin + delimiter + process.env.PATH;
  const env = { ...process.env, ...options.env, PATH: path };
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: isWindows,
    ...options,
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
