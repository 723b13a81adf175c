import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const tools = join(import.meta.dirname, "..");

/** Runs the end of a build over an older one, with a last step that passes or fails, and returns which build is there then. */
function buildOver(lastStep: "true" | "false") {
  const folder = mkdtempSync(join(tmpdir(), "replace-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of [
    ["build", "last"],
    [".cache/build", "next"],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "page.html"), text);
  }
  const script = `
    import { runAll } from ${JSON.stringify(join(tools, "lib/steps.ts"))};
    import { replaceBuild } from ${JSON.stringify(join(tools, "build/replace-build.ts"))};
    await runAll([["Write the pages", "${lastStep}"]]);
    await replaceBuild(".cache/build", "build");`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
  });
  const page = readFileSync(join(folder, "build/page.html"), "utf8");
  return { status, page, left: readdirSync(join(folder, ".cache")) };
}

it("a build that fails leaves the last one in its place", () => {
  expect(buildOver("false")).toMatchObject({ status: 1, page: "last" });
});

it("a finished build takes the place of the last one and leaves nothing behind", () => {
  expect(buildOver("true")).toEqual({ status: 0, page: "next", left: [] });
});
