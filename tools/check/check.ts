import { stopAtProblems } from "../content/problems.ts";
import { npm, reportAndExit, runAll } from "../lib/steps.ts";

// Checks before each commit what needs no build; `npm test` checks the rest.
const unitTests = ["vitest", "run", "--project", "unit"] as const;

await stopAtProblems();
const [code, rest] = [
  [
    ["Types", ...npm("check:types")],
    ["Unit tests of what has changed", ...unitTests, "--changed", "--passWithNoTests"],
  ],
  [
    ["Unused files, exports and dependencies", ...npm("check:unused")],
    ["Import directions", ...npm("check:imports")],
    ["Format and lint", ...npm("check:format")],
    ["The lock file and the paths in documents", ...unitTests, "tests/repository"],
  ],
] as const;
await Promise.all([runAll(code), runAll(rest)]);
reportAndExit("Next: commit, and run npm test before you push.");
