import { ensureInstalled } from "./ensure-installed.mjs";
import { run } from "./run.mjs";

const steps = [
  ["Draw the figures", "node", "scripts/figures.ts"],
  ["Set the documents", "node", "scripts/documents.ts"],
  ["Format and lint", "npm", "run", "--silent", "check:format"],
  ["Types", "npm", "run", "--silent", "check:types"],
  ["Import directions", "npm", "run", "--silent", "check:imports"],
  ["Unused files, exports and dependencies", "npm", "run", "--silent", "check:unused"],
  ["Unit tests", "npm", "run", "--silent", "test:unit"],
  ["Build", "npm", "run", "--silent", "build"],
  ["Built site: pages, budgets, policy, hosting", "npm", "run", "--silent", "test:built"],
  ["The same with the owner's facts filled in", "node", "scripts/test-filled-in.ts"],
  ["A browser for the tests", "node", "tooling/find-chromium.ts"],
  ["Browser tests", "npm", "run", "--silent", "test:browser"],
  ["Firefox and WebKit for the tests", "node", "tooling/find-browsers.ts"],
  ["Firefox and WebKit, smoke run", "npm", "run", "--silent", "test:engines", "--", "-t", "mouse"],
];

ensureInstalled();
const failed = [];
for (const [index, [title, command, ...args]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${title}`);
  const started = Date.now();
  const code = await run(command, args);
  console.log(
    `${title}: ${code === 0 ? "ok" : "FAILED"} (${((Date.now() - started) / 1000).toFixed(0)} s)`,
  );
  if (code !== 0) {
    failed.push(title);
    // Later steps would test an old build, or none.
    if (title === "Build") break;
  }
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join("; ")}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
