import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { tellLeftOut } from "../../tools/lib/programs.ts";

const root = join(import.meta.dirname, "../..");
/** What a build is made of; tests and what only they need are none of it. */
const sources =
  "{app,packages,server,deploy,tools/{build,figures,fonts,launch,lib,postbuild,vite}}/**/*.*";
const configs = "{site,vite,react-router}.config.ts";
const isMade = /[/\\](generated|node_modules)[/\\]|\.test\.|\.md$/;

/** Looks before the first test runs: an old build would be tested in the sources' place. */
export default function refuseOldBuild() {
  const buildTime = statSync(join(root, "build/headers.json")).mtimeMs;
  const files = globSync([sources, configs, "package-lock.json"], { cwd: root });
  const laterFiles = files.filter(
    (file) => !isMade.test(file) && statSync(join(root, file)).mtimeMs > buildTime,
  );
  if (laterFiles.length > 0) {
    console.error(`The build is older than ${laterFiles[0]}: run \`npm run build\` first.`);
    process.exit(1);
  }
  tellLeftOut();
}
