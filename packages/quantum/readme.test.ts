import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
const examples = [...readme.matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs)];

it("has an example for every entry", () => {
  const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8"));
  for (const entry of Object.keys(exports)) {
    expect(readme).toContain(`from "@adyakshar/quantum/${entry.slice(2)}"`);
  }
});

it.each(examples.map(([, code, printed]) => [code, printed]))(
  "prints what it says: %s",
  (code, printed) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module-typescript", "--eval", code],
      { cwd: import.meta.dirname, encoding: "utf8" },
    );
    expect(stdout, stderr).toBe(printed);
  },
);
