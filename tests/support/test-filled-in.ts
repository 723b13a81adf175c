import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filledConfig } from "./filled-config.ts";
import { copyProject } from "./project-copy.ts";

/** An owner's facts change words in the head, the form, the team, the policy and the files beside the pages. */
const changedByFacts = ["contact-form", "vendor-file", "tests/built"];
/** The tests of the papers, which no fact changes. */
const unchangedByFacts = "**/documents.test.ts";

/** Fills in every fact of a copy of the project, and puts the portraits in their place. */
async function fillIn(folder: string): Promise<void> {
  const at = (path: string) => join(folder, path);
  renameSync(at("site.config.ts"), at("default.config.ts"));
  writeFileSync(
    at("site.config.ts"),
    'export * from "./default.config.ts";\nexport { filledConfig as siteConfig } from "./tests/support/filled-config.ts";\n',
  );
  const create = { width: 800, height: 924, channels: 3, background: "gray" } as const;
  mkdirSync(at("public/portraits"), { recursive: true });
  for (const { portrait } of filledConfig.founders) {
    await sharp({ create }).toFile(at(`public${portrait}`));
  }
  writeFileSync(at(`public${filledConfig.vendorSheet}`), "%PDF-1.7\n");
}

/** Runs the tests that depend on the owner's facts again, in a copy with every fact filled in, and those of a form that sends. */
async function testFilledIn(): Promise<number> {
  const copy = copyProject();
  const env = { ...process.env, SITE_ROOT: join(copy.folder, "build/client") };
  const run = async (cwd: string, ...words: string[]): Promise<number> => {
    const [code] = await once(
      spawn(process.execPath, words, { cwd, env, stdio: "inherit" }),
      "exit",
    );
    return code ?? 1;
  };
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project=unit", "--project=built"];
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--project=delivery"];
  try {
    await fillIn(copy.folder);
    const isBuilt = (await run(copy.folder, "tools/build/build.ts", "--without-types")) === 0;
    if (!isBuilt) return 1;
    const codes = await Promise.all([
      run(copy.folder, ...vitest, ...changedByFacts, "--exclude", unchangedByFacts),
      run(process.cwd(), ...playwright),
    ]);
    return Math.max(...codes);
  } finally {
    copy.remove();
  }
}

process.exitCode = await testFilledIn();
