import { stopAtFaults } from "../content/faults.ts";
import { type Step, stepRunner } from "../lib/steps.ts";

await stopAtFaults();

// Checks before each commit what needs no build; `npm test` checks the rest.
const unit = ["vitest", "run", "--project", "unit"] as const;
/** The first that fails ends the check, because the others would only report its consequences. */
const inOrder: readonly Step[] = [
  ["The lock file", ...unit, "tools/lib/lock"],
  ["Type the routes", "react-router", "typegen"],
];
const types: readonly Step[] = [["Types", "tsc", "--noEmit"]];
const others: readonly Step[] = [
  ["Format and lint", "npm", "run", "--silent", "check:format"],
  ["Import directions", "npm", "run", "--silent", "check:imports"],
  ["Unused files, exports and dependencies", "npm", "run", "--silent", "check:unused"],
  ["The specification", ...unit, "tests/spec"],
  [
    "Unit tests of what has changed",
    ...unit,
    "--project",
    "engine",
    "--changed",
    "--passWithNoTests",
  ],
];

const { run, runQuietly, finish } = stepRunner([...inOrder, ...types, ...others]);
for (const step of inOrder) if (!(await run(step, "errors"))) finish();
await Promise.all([runQuietly(types), runQuietly(others)]);
finish();
