import { stopAtProblems } from "../content/problems.ts";
import { npm, reportAndExit, runAll } from "../lib/steps.ts";

// Checks before each commit what needs no build; `npm test` checks the rest.
const unitTests = ["vitest", "run", "--project", "unit"] as const;

await stopAtProblems();
await runAll([
  ["The lock file and the paths in documents", ...unitTests, "tests/repository"],
  ["Types", ...npm("check:types")],
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
  ["Unit tests of what has changed", ...unitTests, "--changed", "--passWithNoTests"],
]);
reportAndExit();
