import { spawn } from "node:child_process";
import { existsSync, watchFile } from "node:fs";
import { constants, setPriority } from "node:os";
import { stopAtProblems } from "../content/problems.ts";
import { runOrExit } from "../lib/steps.ts";

/** Runs a script now, and again whenever a file that it imports is saved, until the server ends. */
function runOnSave(script: string) {
  const child = spawn(process.execPath, ["--watch", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill());
  return child;
}

await stopAtProblems();

// Pages read the list of papers: the first time without pages and sizes, until the papers are set.
if (!existsSync(".cache/papers/papers.json")) {
  await runOrExit([["List the papers", "node", "tools/build/documents.ts", "--list"]]);
}
const { pid } = runOnSave("tools/build/documents.ts");
// The pages and their figures come first.
if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
for (const file of [
  "site.config.ts",
  "app/content/offices.ts",
  "app/content/prices.ts",
  "app/lib/palettes.ts",
  "app/styles/grounds.ts",
]) {
  watchFile(file, { interval: 500 }, () =>
    spawn(process.execPath, ["tools/content/problems.ts"], { stdio: "inherit" }),
  );
}
await runOrExit([
  ["Serve the pages; each save is shown", "react-router", "dev", ...process.argv.slice(2)],
]);
