import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { engineKey, recordEngineTests } from "../lib/engine-key.ts";

// Runs the engine's tests, or those whose files are named, and records that all have passed.
const root = join(import.meta.dirname, "../..");
const files = process.argv.slice(2);
const key = engineKey(root);
const { status } = spawnSync("vitest", ["run", "--project", "engine", ...files], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (status === 0 && files.length === 0) recordEngineTests(root, key);
process.exitCode = status ?? 1;
