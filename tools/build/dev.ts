import { spawn } from "node:child_process";
import { existsSync, watchFile } from "node:fs";
import { stopAtProblems } from "../content/problems.ts";
import { runOrExit } from "../lib/steps.ts";

/** Runs a script now, and again whenever a file that it imports is saved, until the server ends. */
function runOnSave(script: string) {
  const child = spawn(process.execPath, ["--watch", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill());
}

await stopAtProblems();

await runOrExit([["Write the colors and the logos", "node", "tools/build/styles.ts"]]);
// Pages read the list of papers, which is not there the first time.
if (!existsSync(".cache/papers/papers.json")) {
  await runOrExit([["Set the documents", "node", "tools/build/documents.ts"]]);
}
runOnSave("tools/build/styles.ts");
runOnSave("tools/build/documents.ts");
for (const file of [
  "site.config.ts",
  "app/content/offices.ts",
  "app/content/prices.ts",
  "app/lib/palettes.ts",
]) {
  watchFile(file, { interval: 500 }, () =>
    spawn(process.execPath, ["tools/content/problems.ts"], { stdio: "inherit" }),
  );
}
await runOrExit([
  ["Serve the pages; each save is shown", "react-router", "dev", ...process.argv.slice(2)],
]);
