import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { packageArchive } from "./archive.ts";
import { tarball } from "./tar.ts";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "package-"));
afterAll(() => rmSync(folder, { recursive: true }));

const installed = join(folder, "node_modules/@adyakshar/quantum");
const archive = await packageArchive();
writeFileSync(join(folder, "quantum.tgz"), archive);
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
const quiet = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"];
execFileSync("npm", ["install", ...quiet, "./quantum.tgz"], { cwd: folder });

const { exports, version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
const blocks = (file: string, pattern: RegExp) =>
  [...readFileSync(join(installed, file), "utf8").matchAll(pattern)].map(([, ...parts]) => parts);
const examples = blocks("README.md", /```ts\n(.*?)```\n\n```text\n(.*?)```/gs);
const commands = blocks("docs/compile.md", /```sh\n(.*?)```/gs);

it("has the same bytes each time, in whatever order its files come", async () => {
  const [a, b] = [
    { path: "a", content: "1" },
    { path: "b", content: "2".repeat(600) },
  ];
  expect(tarball([a, b]).equals(tarball([b, a]))).toBe(true);
  expect((await packageArchive()).equals(archive)).toBe(true);
  expect(() => tarball([{ path: "a".repeat(101), content: "" }])).toThrow("too long");
});

it("has an example for every entry", () => {
  const code = examples.map(([example]) => example).join();
  for (const entry of Object.keys(exports)) {
    expect(code).toContain(`from "@adyakshar/quantum/${entry.slice(2)}"`);
  }
});

it.each(examples)("runs without the site, and prints what its README says: %s", (code, printed) => {
  writeFileSync(join(folder, "example.js"), code);
  const { stdout, stderr } = spawnSync(process.execPath, ["example.js"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout, stderr).toBe(printed);
});

it("needs nothing of Node behind its entries, for browsers and workers", () => {
  const files = execFileSync("tar", ["-tzf", join(folder, "quantum.tgz")], { encoding: "utf8" });
  const scripts = files.split("\n").filter((path) => /dist\/src\/.*\.js$/.test(path));
  expect(scripts.length).toBeGreaterThan(50);
  for (const path of scripts) {
    const code = readFileSync(join(installed, path.replace("package/", "")), "utf8");
    const imported = [...code.matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(([, name]) => name);
    for (const name of imported) expect(name, path).toMatch(/^\.\.?\/.*\.js$/);
    expect(code, path).not.toMatch(/\b(process|Buffer|require)\b[.(]/);
  }
});

it("has types for every entry", () => {
  const lines = examples.map(([code], k) => {
    const file = `typed-${k}.ts`;
    writeFileSync(join(folder, file), `${code}\nexport {};\n`);
    return file;
  });
  writeFileSync(
    join(folder, "wrong.ts"),
    'import { seeded } from "@adyakshar/quantum/random";\nexport const text: string = seeded(1)();\n',
  );
  const options = ["--module", "nodenext", "--target", "es2023", "--strict", "--noEmit"];
  const tsc = join(dirname(import.meta.resolve("typescript").slice("file://".length)), "tsc.js");
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, ...options, "--lib", "es2023,dom", "--ignoreConfig", ...lines, "wrong.ts"],
    { cwd: folder, encoding: "utf8" },
  );
  expect(stdout.trim().split("\n")).toEqual([expect.stringMatching(/^wrong\.ts.*TS2322/)]);
});

it.each(commands)("runs the command of its documentation: %s", (command) => {
  const bin = [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env.PATH];
  mkdirSync(join(folder, "work"), { recursive: true });
  const { stderr, status } = spawnSync("bash", ["-e", "-c", command], {
    cwd: join(folder, "work"),
    env: { ...process.env, PATH: bin.join(delimiter) },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});

it("has the version and the license of its sources", () => {
  expect(version).toBe(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
  expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain("MIT");
});
