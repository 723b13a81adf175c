import { join } from "node:path";
import { isEngineTested } from "../lib/engine-key.ts";
import { npm, type Step, stepRunner } from "../lib/steps.ts";

const setUp = {
  programs: [
    "Programs for the tests: browsers, Caddy, PDF tools",
    "node",
    "tests/support/programs.ts",
  ],
  styles: ["Write the colors and the marks", "node", "tools/build/styles.ts"],
  documents: ["Set the documents", "node", "tools/build/documents.ts"],
} as const satisfies Record<string, Step>;
const build: Step = ["Build", ...npm("build")];
const browser: Step = ["Browser tests", ...npm("test:browser")];
const isEngineUnchanged = isEngineTested(join(import.meta.dirname, "../.."));
const engine: Step = ["Engine tests", ...npm("test:engine")];
/** These need no documents. */
const quickChecks: readonly Step[] = [
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
];
const checks: readonly Step[] = [
  ["Unit tests", ...npm("test:unit")],
  ...(isEngineUnchanged ? [] : [engine]),
  // Last, because it writes the types of the routes, as the beginning of the build does.
  ["Types", ...npm("check:types")],
];
/** Run after the checks and the browser tests, by whichever ends first. */
const siteTests: readonly Step[] = [
  ["Built site: pages, budgets, policy, hosting", ...npm("test:built")],
  ["The same with the owner's facts filled in", ...npm("test:filled-in")],
  ["Development server", ...npm("test:dev")],
  ["Firefox and WebKit", ...npm("test:other-browsers")],
];

const { run, runQuietly, finish } = stepRunner([
  ...Object.values(setUp),
  ...quickChecks,
  build,
  browser,
  ...checks,
  ...siteTests,
]);

// Stop here: hardly anything can be tested without these programs, and the list of missing ones stays last on the screen.
if (!(await run(setUp.programs))) finish();
await run(setUp.styles);
const areQuickChecksDone = runQuietly(quickChecks);
await run(setUp.documents);
const isBuilt = run(build);
const waiting = [...siteTests];
// The rest needs this build: without it an old one or none would be tested.
const testSite = async () => {
  if (!(await isBuilt)) return;
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, "nothing");
};
await Promise.all([
  isBuilt.then((isOk) => isOk && run(browser)).then(testSite),
  areQuickChecksDone.then(() => runQuietly(checks)).then(testSite),
]);

if (isEngineUnchanged) {
  console.log(
    "\nThe engine is unchanged since its tests passed (tests/engine-passed.json): they were not run again.",
  );
  console.log("To run them: npm run test:engine");
}
finish();
