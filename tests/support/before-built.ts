import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { tellLeftOut } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const sources =
  "{app,data,packages,papers,public,server,deploy,tools/{build,content,figures,fonts,launch,lib,postbuild}}/**/*.*";
const configs = "{site,vite,react-router}.config.ts";
const madeOrUnused =
  /[/\\](generated|node_modules)[/\\]|^public[/\\](papers[/\\]|(vendor-file|accessibility-report)\.pdf$)|\.test\.|^(?!packages|papers).*\.md$/;

/** Runs before the first test: the tests would otherwise judge a build that is older than the sources. */
export default function refuseOldBuild() {
  const build = statSync(join(root, "build/headers.json"), { throwIfNoEntry: false });
  if (!build) {
    console.error("There is no build yet: run `npm run build` first.");
    process.exit(1);
  }
  const files = globSync([sources, configs, "package-lock.json"], { cwd: root });
  const laterFiles = files.filter(
    (file) => !madeOrUnused.test(file) && statSync(join(root, file)).mtimeMs > build.mtimeMs,
  );
  if (laterFiles.length > 0) {
    console.error(`The build is older than ${laterFiles[0]}: run \`npm run build\` first.`);
    process.exit(1);
  }
  tellLeftOut();
}
