#!/usr/bin/env node
import module from "node:module";
import { isMainThread, workerData } from "node:worker_threads";

// What one run has read is read faster by the next; Node 20 has no such cache.
module.enableCompileCache?.();
if (isMainThread) await (await import("./command.ts")).main(new URL(import.meta.url));
// Compiling does not pause, so it has a thread of its own, which alone reads the compiler.
else await (await import("./worker.ts")).work(workerData);
