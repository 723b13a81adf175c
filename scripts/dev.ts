import { runAll } from "./steps.ts";

await runAll([
  ["Draw the figures that have changed", "node", "scripts/figures.ts"],
  ["Set the documents that have changed", "node", "scripts/documents.ts"],
  ["Serve the pages; each save is shown", "react-router", "dev", ...process.argv.slice(2)],
]);
