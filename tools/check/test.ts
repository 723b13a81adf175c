import { npm, type Step, stepRunner } from "../lib/steps.ts";

const programs: Step = [
  "Programs for the tests: browsers, Caddy, PDF tools",
  "node",
  "tests/support/programs.ts",
];
const styles: Step = ["Write the colors and the marks", "node", "tools/build/styles.ts"];
const documents: Step = ["Set the documents", ...npm("documents")];
const build: Step = ["Build", ...npm("build")];
const browser: Step = ["Browser tests", ...npm("test:browser")];
/** These need no documents. */
const quickChecks: readonly Step[] = [
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
];
const checks: readonly Step[] = [
  ["Unit tests", ...npm("test:unit")],
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

const { run, finish } = stepRunner([
  ...[programs, styles, documents],
  ...quickChecks,
  ...[build, browser],
  ...checks,
  ...siteTests,
]);
/** Takes steps out of a list, which another may also take from, and runs them one after another. */
const runQuietly = async (waiting: Step[]) => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, "nothing");
};

// Stop here: hardly anything can be tested without these programs, and the list of missing ones stays last on the screen.
if (!(await run(programs))) finish();
await run(styles);
const quickChecksDone = runQuietly([...quickChecks]);
await run(documents);
const isBuilt = run(build);
const waiting = [...siteTests];
// The rest needs this build: without it an old one or none would be tested.
const testSite = async () => {
  if (await isBuilt) await runQuietly(waiting);
};
await Promise.all([
  isBuilt.then((isOk) => isOk && run(browser)).then(testSite),
  quickChecksDone.then(() => runQuietly([...checks])).then(testSite),
]);
finish();
