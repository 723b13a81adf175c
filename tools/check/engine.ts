import { join } from "node:path";
import { engineKey, recordEngineTests } from "../lib/engine-key.ts";
import { runAll } from "../lib/steps.ts";

// Runs the engine's tests, or only those of the files that are named, and records that all have passed.
const root = join(import.meta.dirname, "../..");
const files = process.argv.slice(2);
const key = engineKey(root);
await runAll([["Engine tests", "vitest", "run", "--project", "engine", ...files]]);
if (files.length === 0) recordEngineTests(root, key);
