import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

ensureInstalled();
process.exit(await run("node", ["scripts/start.ts"]));
