import "../build/readable.ts";
import { type CheckStep, npm, stepRunner } from "../lib/steps.ts";

// Before each commit: what needs no build, in about a minute. `npm test` proves the rest.
const content: CheckStep = ["The content and the owner's facts", "node", "tools/build/prebuild.ts"];
const types: readonly CheckStep[] = [["Types", ...npm("check:types")]];
const others: readonly CheckStep[] = [
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports", "--", "--cache", ".cache/imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
  [
    "The specification and the lock file",
    ...npm("test:unit", "--", "tests/spec", "tools/lib/lock"),
  ],
  ["Unit tests of what has changed", ...npm("test:unit", "--", "--changed", "--passWithNoTests")],
];

const { run, runBeside, finish } = stepRunner([content, ...types, ...others]);
// A field that is missing would be told again by every type that uses it.
if (await run(content, "errors")) {
  await Promise.all([runBeside(types), runBeside(others)]);
}
finish();
