import "../build/stop-at-syntax-faults.ts";
import { npm, type Step, stepRunner } from "../lib/steps.ts";

// Checks before each commit what needs no build, in about a minute; `npm test` checks the rest.
const content: Step = ["The content and the owner's facts", "node", "tools/build/prebuild.ts"];
const typeChecks: readonly Step[] = [["Types", ...npm("check:types")]];
const otherChecks: readonly Step[] = [
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports", "--", "--cache", ".cache/imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
  [
    "The specification and the lock file",
    ...npm("test:unit", "--", "tests/spec", "tools/lib/lock"),
  ],
  ["Unit tests of what has changed", ...npm("test:unit", "--", "--changed", "--passWithNoTests")],
];

const { run, runQuietly, finish } = stepRunner([content, ...typeChecks, ...otherChecks]);
// Stops here, because every type that uses a missing field would report it again.
if (await run(content, "errors")) {
  await Promise.all([runQuietly(typeChecks), runQuietly(otherChecks)]);
}
finish();
