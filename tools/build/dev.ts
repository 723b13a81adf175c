import { stopAtFaults } from "../content/faults.ts";
import { runAll } from "../lib/steps.ts";

await stopAtFaults();

await runAll([
  ["Write the colors and the type", "node", "tools/build/styles.ts"],
  ["Serve the pages; each save is shown", "react-router", "dev", ...process.argv.slice(2)],
]);
