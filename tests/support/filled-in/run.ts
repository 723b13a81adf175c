import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { copyProject } from "../project-copy.ts";
import { filledConfig } from "./config.ts";

// Fills in every fact of a copy of the project, adds one entry to each list that an owner may lengthen, and runs there
// the command that is given, or every test.

const copy = copyProject("own");
const at = (path: string) => join(copy.folder, path);

function change(source: string, replacements: Record<string, string>, target = source) {
  let text = readFileSync(at(source), "utf8");
  for (const [old, replacement] of Object.entries(replacements)) {
    if (!text.includes(old)) throw new Error(`${source} lacks ${old}`);
    text = text.replace(old, replacement);
  }
  mkdirSync(dirname(at(target)), { recursive: true });
  writeFileSync(at(target), text);
}

const added = (file: string, target: string, replacements = {}) =>
  change(`tests/support/filled-in/${file}`, replacements, target);

async function fillInFacts() {
  const facts = JSON.stringify(filledConfig, null, 2);
  const source = readFileSync(at("site.config.ts"), "utf8");
  const filled = source.replace(
    /(siteConfig: SiteConfig = )\{.*?\n\}/s,
    (_, start) => start + facts,
  );
  writeFileSync(at("site.config.ts"), filled);
  const create = { width: 800, height: 924, channels: 3, background: "gray" } as const;
  mkdirSync(at("public/portraits"), { recursive: true });
  for (const { portrait } of filledConfig.founders) {
    if (portrait) await sharp({ create }).toFile(at(`public${portrait}`));
  }
  for (const file of [
    filledConfig.vendorSheet,
    ...filledConfig.ownDocuments.map(({ file }) => file),
  ])
    writeFileSync(at(`public${file}`), "%PDF-1.7\n<< /Type /Page >>\n");
}

function addEntries() {
  added("grid-operator.ts", "app/content/quantum/case-studies/grid-operator.ts");
  change("app/content/quantum/case-studies.ts", {
    "import { neutralAtom }":
      'import { gridOperator } from "./case-studies/grid-operator.ts";\nimport { neutralAtom }',
    "studies = [neutralAtom,": "studies = [gridOperator, neutralAtom,",
  });

  added("careers.tsx", "app/quantum/pages/careers/page.tsx");
  change("app/routes.ts", { "const quantumPages = [": 'const quantumPages = [\n  "careers",' });

  const service = "app/content/services/iot-embedded-robotics.ts";
  change(
    service,
    {
      "const iotEmbeddedRobotics": "const dataPrivacy",
      'slug: "iot-embedded-robotics"': 'slug: "data-privacy"',
      'title: "': 'title: "Privacy, ',
      'description:\n      "': 'description:\n      "Data privacy: ',
    },
    "app/content/services/data-privacy.ts",
  );
  added("data-privacy.tsx", "app/lab/pages/services/data-privacy/page.tsx", {
    iotEmbeddedRobotics: "dataPrivacy",
    "iot-embedded-robotics": "data-privacy",
  });
  change("app/content/services/cards.ts", {
    "export const serviceCards = {": `export const serviceCards = {
  "data-privacy": {
    title: "Data privacy",
    description: "Systems that keep only what they need.",
    color: "neon-blue",
    features: ["Data maps", "Deletion", "Access logs"],
    start: { title: "One form", text: "Send one form, and what becomes of its data." },
  },`,
  });

  const questions =
    "export const serviceQuestions: Readonly<Record<ServiceSlug, readonly string[]>> = {";
  change("app/content/services/questions.ts", {
    [questions]: `${questions}\n  "data-privacy": ["What the data are kept for"],`,
  });

  added("first-steps.typ", "papers/first-steps/words.typ");
  added("first-steps.ts", "papers/first-steps/paper.ts", {
    "../../../papers/types.ts": "../types.ts",
  });
  change("papers/registry.ts", {
    "import { pqcBoard }":
      'import { firstSteps } from "./first-steps/paper.ts";\nimport { pqcBoard }',
    "documents: readonly Paper[] = [": "documents: readonly Paper[] = [\n  firstSteps,",
  });
  change("app/content/quantum/resources.ts", {
    "guides: {\n    items: [": `guides: {
    items: [
      {
        title: "First steps",
        description: "Write these things down before the first call.",
        link: "/papers/first-steps.pdf",
        listed: "The one step",
        steps: ["Name the workload"],
      },`,
  });
}

const author = ["-c", "user.name=owner", "-c", "user.email=owner@filled-in.example"];

/** Runs a program in the copy and returns its exit code. */
async function run(program: string, ...words: string[]): Promise<number> {
  const child = spawn(program, words, { cwd: copy.folder, stdio: "inherit" });
  const [code] = await once(child, "exit");
  return code ?? 1;
}

try {
  await fillInFacts();
  addEntries();
  // Some tools ask git what has changed.
  await run("git", "init", "--quiet");
  await run("git", ...author, "commit", "--quiet", "--allow-empty", "--message", "Fill in");
  await run("npm", "run", "--silent", "format");
  const [program = "npm", ...words] =
    process.argv.length > 2 ? process.argv.slice(2) : ["npm", "test"];
  process.exitCode = await run(program, ...words);
} finally {
  copy.remove();
}
