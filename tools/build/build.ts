import { renameSync, rmSync } from "node:fs";
import { listFiles } from "../lib/site-files.ts";
import { runOrExit } from "../lib/steps.ts";

const serves = process.argv.includes("--serve");
/** The build of a test's copy leaves them out, because the copy has the types of the project. */
const typeChecks = process.argv.includes("--without-types")
  ? []
  : ([
      ["Type the routes", "react-router", "typegen"],
      ["Check types", "tsc", "--noEmit"],
    ] as const);
// Makes the stack of a page that fails name the sources.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --enable-source-maps`;

const facts = ["Check the owner's facts", "node", "tools/content/problems.ts"] as const;
const documents = ["Set the documents", "node", "tools/build/documents.ts"] as const;
const pages = [
  ["Draw the figures, build and prerender the pages", "react-router", "build", "--logLevel=warn"],
  ["Write files for crawlers and compressed copies", "node", "tools/build/postbuild.ts"],
] as const;

if (serves) console.log("Building the site: a minute the first time.");
await runOrExit([facts], "errors");
// Setting takes one core, and so does most of the check.
await Promise.all([runOrExit(typeChecks, "errors"), runOrExit([documents], "errors")]);
await runOrExit(pages, "errors");
// The last build stays until here, so that a build that fails takes nothing away.
rmSync("build", { recursive: true, force: true });
renameSync(".cache/build", "build");
if (serves) {
  await import("#server/main.ts");
} else {
  const files = listFiles("build/client").filter((file) => file.endsWith(".html"));
  console.log(`${files.length} pages in build/client. See them: npm run serve`);
}
