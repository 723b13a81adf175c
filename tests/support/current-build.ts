import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { tellSkipped } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const sources = [
  "{app,data,packages,papers,tools}/**/*.*",
  "{site,vite,react-router}.config.ts",
  "package-lock.json",
];
const unread = ["**/node_modules/**", "**/*.test*", "**/*.md"];

/** Fails before the first test, because the others would judge a build that is older than its sources. */
export function setup() {
  const build = statSync(join(root, "build/client/sitemap.xml"), { throwIfNoEntry: false });
  if (!build) throw new Error("There is no build yet: run `npm run build` first.");
  const isLater = (file: string) => statSync(join(root, file)).mtimeMs > build.mtimeMs;
  const later = globSync(sources, { cwd: root, exclude: unread }).find(isLater);
  if (later) throw new Error(`The build is older than ${later}: run \`npm run build\` first.`);
  tellSkipped();
}
