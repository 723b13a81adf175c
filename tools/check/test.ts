import { npm, reportAndExit, run, runAll, runOrExit } from "../lib/steps.ts";

// Hardly anything can be tested without these programs.
await runOrExit([
  ["Programs for the tests: browsers, Caddy, PDF tools", "node", "tests/support/programs.ts"],
]);

const checks = runAll([
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
]);
// Everything else needs this build: without it an old one or none would be tested.
const isBuilt = await run(["Build", ...npm("build")], "all");
await checks;

/** The browser tests are the longest, so they have a lane of their own. */
const browsers = async () => {
  await run(["Browser tests", ...npm("test:browser")], "all");
  await run(["Firefox and WebKit", ...npm("test:other-browsers")]);
};
const others = () =>
  runAll([
    ["Unit tests", ...npm("test:unit")],
    ["Types", ...npm("check:types")],
    ["Built site: pages, budgets, documents", ...npm("test:built")],
    ["Development server", ...npm("test:dev")],
  ]);
if (isBuilt) await Promise.all([browsers(), others()]);
reportAndExit();
