import { type CheckStep, npm, stepRunner } from "../lib/steps.ts";

const setUp: readonly CheckStep[] = [
  ["Programs for the tests: browsers, Caddy, PDF tools", "node", "tools/lib/programs.ts"],
  ["Write the colors and the type", "node", "tools/build/styles.ts"],
  ["Set the documents", "node", "tools/build/documents.ts"],
];
const build: CheckStep = ["Build", ...npm("build")];
const browser: CheckStep = ["Browser tests", ...npm("test:browser")];
const sources: readonly CheckStep[] = [
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
  ["Unit tests", ...npm("test:unit")],
  // Last: it types the routes, as the beginning of the build does.
  ["Types", ...npm("check:types")],
];
/** One after another, beside the browser tests, which wait more than they compute. */
const built: readonly CheckStep[] = [
  ["Built site: pages, budgets, policy, hosting", ...npm("test:built")],
  ["The same with the owner's facts filled in", ...npm("test:filled-in")],
  ["Development server", ...npm("test:dev")],
  ["Firefox and WebKit", ...npm("test:other-browsers")],
];

const { run, runBeside, finish } = stepRunner([...setUp, build, browser, ...sources, ...built]);

const [programs, ...prepared] = setUp;
// Without them hardly anything can be tested, and what is missing is said last where it is read.
if (!(await run(programs))) finish();
for (const step of prepared) await run(step);
const isBuilt = run(build);
// Without a build the rest would test an old one, or none.
await Promise.all([
  isBuilt.then((isOk) => isOk && run(browser)),
  runBeside(sources).then(async () => (await isBuilt) && runBeside(built)),
]);

finish();
