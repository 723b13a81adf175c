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
const results = [];
for (const [index, [title, command, ...args]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${title}`);
  const started = Date.now();
  const code = await run(command, args);
  const seconds = Math.round((Date.now() - started) / 1000);
  results.push({ title, isOk: code === 0, seconds });
  // Later steps would test an old build, or none.
  if (code !== 0 && title === "Build") break;
}

console.log("");
for (const { title, isOk, seconds } of results) {
  console.log(`${isOk ? "ok    " : "FAILED"} ${String(seconds).padStart(4)} s  ${title}`);
}
const notRun = steps.slice(results.length).map(([title]) => title);
for (const title of notRun) console.log(`not run        ${title}`);
const failed = results.filter(({ isOk }) => !isOk).length;
const skipped = notRun.length > 0 ? `, ${notRun.length} skipped` : "";
console.log(`\n${results.length - failed} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);
