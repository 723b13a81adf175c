import { type Outcome, runStep, type Step } from "./steps.ts";

const npm = (script: string, ...args: string[]) =>
  ["npm", "run", "--silent", script, ...args] as const;

const steps: readonly Step[] = [
  ["Programs for the tests: browsers, servers, PDF tools", "node", "tooling/programs.ts"],
  ["Write the colors and the type", "node", "scripts/styles.ts"],
  ["Set the documents", "node", "scripts/documents.ts"],
  ["Format and lint", ...npm("check:format")],
  ["Types", ...npm("check:types")],
  ["Import directions", ...npm("check:imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
  ["Unit tests", ...npm("test:unit")],
  ["Build", ...npm("build")],
  ["Built site: pages, budgets, policy, hosting", ...npm("test:built")],
  ["The same with the owner's facts filled in", "node", "scripts/test-filled-in.ts"],
  ["Browser tests", ...npm("test:browser")],
  ["Firefox and WebKit, smoke run", ...npm("test:engines", "--", "-t", "mouse")],
];

const results: Outcome[] = [];
for (const [index, step] of steps.entries()) {
  console.log("");
  const result = await runStep(step, `${index + 1}/${steps.length}`);
  results.push(result);
  // Later steps would test an old build, or none.
  if (!result.isOk && result.title === "Build") break;
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
