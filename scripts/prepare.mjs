// npm runs this at the end of an installation: types and tests read what is generated here.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bin } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

if (!existsSync(join(bin, "react-router"))) {
  console.error("Nothing is installed yet: run `npm install`, which ends with this step.");
  process.exit(1);
}
const steps = [
  ["node", "scripts/figures.ts"],
  ["node", "scripts/documents.ts"],
  ["react-router", "typegen"],
];
for (const [command, ...args] of steps) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}
