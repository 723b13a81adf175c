import { spawnSync } from "node:child_process";
import { build, cleanCopy } from "../tooling/clean-build.ts";
import { fillIn } from "../tooling/filled-config.ts";

// What an owner's facts can change: words in the head, the form, the team, the policy and the files beside the pages.
const affected = {
  unit: ["app/seo", "app/lab", "scripts/seo", "scripts/postbuild", "scripts/launch"],
  // Alike builds, the documents and what a screen reader says of the pages: nothing new here.
  built: ["tests/built", "--exclude", "**/{reproducible,documents,reader}.test.ts"],
};

/** Runs the tests that know the owner's facts a second time, in a copy in which every fact is filled in. */
async function testFilledIn(): Promise<number> {
  const copy = cleanCopy({ keepsDocuments: true });
  try {
    await fillIn(copy.folder);
    await build(copy.folder);
    const codes = Object.entries(affected).map(([project, paths]) => {
      const words = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...paths];
      const { status } = spawnSync(process.execPath, words, { cwd: copy.folder, stdio: "inherit" });
      return status ?? 1;
    });
    return Math.max(...codes);
  } finally {
    copy.remove();
  }
}

process.exitCode = await testFilledIn();
