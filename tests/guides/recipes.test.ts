import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project-copy.ts";

/** A block of code under a heading of a guide, its first line apart: that names the file or, in a shell, copies one. */
interface Block {
  recipe: string;
  language: string;
  first: string;
  rest: string;
}

const blocks = ["docs/add-a-page.md", "docs/add-an-entry.md"].flatMap((guide) =>
  readFileSync(guide, "utf8")
    .split(/^## /m)
    .flatMap((section) =>
      [...section.matchAll(/^```(\w+)\n(.*)\n([\s\S]*?)^```$/gm)].map(
        ([, language = "", first = "", rest = ""]): Block => ({
          recipe: section.slice(0, section.indexOf("\n")),
          language,
          first,
          rest,
        }),
      ),
    ),
);
const recipes = [...new Set(blocks.map(({ recipe }) => recipe))];

let copy: ProjectCopy;
const changedFiles: string[] = [];

/** Does what a block says and returns the file that it changes. */
function follow({ language, first, rest }: Block): string {
  const [, source = "", target = ""] = first.split(" ");
  if (language === "sh") {
    cpSync(join(copy.folder, source), join(copy.folder, target));
    return target;
  }
  const file = join(copy.folder, source);
  if (language === "diff") {
    for (const hunk of rest.split(/^@@\n/m)) replaceOnce(file, hunk);
  } else {
    expect(existsSync(file), `${source} is there already`).toBe(false);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rest);
  }
  return source;
}

function replaceOnce(file: string, hunk: string) {
  const without = (sign: string) =>
    hunk
      .split("\n")
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join("\n");
  const parts = readFileSync(file, "utf8").split(without("+"));
  expect(parts.length, `${file} has these lines once:\n${without("+")}`).toBe(2);
  writeFileSync(file, parts.join(without("-")));
}

/** Runs a program of the copy, fails with what it says, and otherwise returns that. */
async function passes(name: string, ...args: string[]): Promise<string> {
  // A test runner sets NODE_ENV, under which the programs behave otherwise.
  const { NODE_ENV: _, ...env } = process.env;
  const bin = join(copy.folder, "node_modules/.bin", name);
  const run = promisify(execFile)(bin, args, { cwd: copy.folder, env });
  const { stdout } = await run.catch(({ stdout, stderr }) =>
    expect.fail(`${name}: ${stdout}${stderr}`),
  );
  return stdout;
}

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

it.each(recipes)("“%s” can be followed as it is written", (recipe) => {
  for (const block of blocks) if (block.recipe === recipe) changedFiles.push(follow(block));
});

describe("after all recipes", { timeout: 600_000 }, () => {
  it("the routes and every type fit", async () => {
    await passes("react-router", "typegen");
    await passes("tsc", "--noEmit");
  });

  it("the facts, the prices and the colors are right", async () => {
    await passes("node", "tools/content/problems.ts");
  });

  it("the paper is set, in two pages", async () => {
    expect(await passes("node", "tools/build/documents.ts")).toMatch(/^first-steps: 2 pages/m);
  });

  it("what was written has the project's format", async () => {
    const written = changedFiles.filter((file) => !file.endsWith(".typ"));
    await passes("biome", "ci", "--colors=off", "--error-on-warnings", ...written);
  });
});
