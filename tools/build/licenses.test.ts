import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { licenses } from "./licenses.ts";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
const text = licenses();

/** Follows what the site depends on through the lock file. */
function withDependencies(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const entry = lock[`packages/${name.split("/")[1]}`] ?? lock[`node_modules/${name}`];
    if (found.has(name) || !entry) continue;
    found.add(name);
    withDependencies(Object.keys(entry.dependencies ?? {}), found);
  }
  return found;
}

const shipped = [...withDependencies(Object.keys(dependencies))].filter(
  (name) => !name.startsWith("@adyakshar/"),
);

it.each(shipped)("%s is named", (name) => {
  expect(text).toMatch(new RegExp(`^(.+, )?${name}(, .+)?$`, "m"));
});

it("has the texts of both kinds of license, each once", () => {
  expect(shipped).toEqual(expect.arrayContaining(["react", "scheduler", "react-router"]));
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("@fontsource/noto-sans-math");
  expect(text.match(/react-dom/g)).toHaveLength(1);
});
