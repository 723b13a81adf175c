import { runAll } from "../lib/steps.ts";

await runAll(
  [
    ["Type the routes", "react-router", "typegen"],
    ["Check the content and the owner's facts", "node", "tools/build/prebuild.ts"],
    ["Write the colors and the type", "node", "tools/build/styles.ts"],
    ["Set the documents", "node", "packages/papers/bin/documents.ts"],
    ["Draw the figures, build and prerender the pages", "react-router", "build"],
    ["Write headers, hosting files and compressed copies", "node", "tools/build/postbuild.ts"],
  ],
  { isQuiet: !process.argv.includes("--verbose") },
);
