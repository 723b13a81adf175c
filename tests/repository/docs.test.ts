import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = globSync("{*,{.github,app,deploy,docs,packages/*,papers,tools}/**/*}.md", {
  cwd: root,
  exclude: ["**/node_modules/**"],
});
const scripts = globSync("{.,packages/*}/package.json", { cwd: root }).flatMap((file) =>
  Object.keys(JSON.parse(read(file)).scripts ?? {}),
);
/** A path of the sources in backticks; one with a placeholder, or of what a tool writes, is none. */
const quotedPath =
  /`((?:app|data|deploy|docs|packages|papers|server|tests|tools)\/(?![^`]*[<*{])[^`\s]*)`/g;

it.each(documents)("%s names paths and npm scripts that exist", (document) => {
  const text = read(document);
  const captures = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const links = captures(/\]\((?!\w+:|\/|#)([^)#]+)/g).map((to) => join(dirname(document), to));
  const isMissing = (path: string) => !existsSync(join(root, path));
  expect([...captures(quotedPath), ...links].filter(isMissing)).toEqual([]);
  const called = captures(/npm run (?:--silent )?([\w:-]+)/g);
  expect(called.filter((script) => !scripts.includes(script))).toEqual([]);
});
