import { stopAtFaults } from "../content/faults.ts";
import { npm, type Step, stepRunner } from "../lib/steps.ts";

await stopAtFaults();

// Checks before each commit what needs no build; `npm test` checks the rest.
const unit = ["vitest", "run", "--project", "unit"] as const;
/** The first that fails ends the check, because the others would only report its consequences. */
const inOrder: readonly Step[] = [
  ["The lock file", ...unit, "tools/lib/lock"],
  ["Type the routes", "react-router", "typegen"],
];
const types: Step = ["Types", "tsc", "--noEmit"];
const others: readonly Step[] = [
  ["Format and lint", ...npm("check:format")],
  ["Import directions", ...npm("check:imports")],
  ["Unused files, exports and dependencies", ...npm("check:unused")],
  ["The specification", ...unit, "tests/specification"],
  ["Unit tests of what has changed", ...unit, "--changed", "--passWithNoTests"],
];

const { run, finish } = stepRunner([...inOrder, types, ...others]);
for (const step of inOrder) if (!(await run(step, "errors"))) finish();
const typed = run(types, "nothing");
for (const step of others) await run(step, "nothing");
await typed;
finish();
