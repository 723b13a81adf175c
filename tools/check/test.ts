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

const otherBrowsers = ["vitest", "run", "--project", "other-browsers"] as const;

/** The browser tests are the longest, so they have a lane of their own. */
const browsers = async () => {
  const projects = ["--project=desktop", "--project=touch"];
  await run(["Browser tests", ...npm("test:browser"), "--", ...projects], "all");
  await run(["Firefox and WebKit on a bare host", ...otherBrowsers]);
};
const others = () =>
  runAll([
    ["Unit tests", ...npm("test:unit")],
    ["Types", ...npm("check:types")],
    ["Built site: pages, budgets, documents", ...npm("test:built")],
    ["Development server", ...npm("test:browser"), "--", "--project=dev"],
  ]);
if (isBuilt) await Promise.all([browsers(), others()]);
reportAndExit("Next: push, or deploy what is in build/ (deploy/README.md).");
