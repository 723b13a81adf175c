import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "package-"));
// A copy is packed, because packing changes the manifest for a moment; within the project, where its compiler is found.
const cache = join(root, "../../.cache");
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, "package-"));
afterAll(() => {
  for (const made of [folder, copy]) rmSync(made, { recursive: true });
});

const isSource = (file: string) =>
  !/[\\/](node_modules|dist|\.\w+)([\\/]|$)/.test(file.slice(root.length));
cpSync(root, copy, { recursive: true, filter: isSource });
const pack = () => {
  const options = ["pack", "--silent", "--pack-destination", folder];
  const name = execFileSync("npm", options, { cwd: copy, encoding: "utf8" }).trim();
  return join(folder, name.split("\n").at(-1) ?? "");
};
const archive = pack();
const archiveBytes = readFileSync(archive);
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
const quiet = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"];
execFileSync("npm", ["install", ...quiet, archive], { cwd: folder });

const installed = join(folder, "node_modules/@adyakshar/quantum");
const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
const entries = Object.keys(manifest.exports)
  .filter((entry) => entry !== "./package.json")
  .map((entry) => `@adyakshar/quantum${entry.slice(1)}`);
const blocks = (file: string, pattern: RegExp) =>
  [...readFileSync(join(installed, file), "utf8").matchAll(pattern)].map(([, ...parts]) => parts);
const examples = blocks("README.md", /```ts\n(.*?)```\n\n```text\n(.*?)```/gs);
const commands = blocks("docs/compile.md", /```sh\n(.*?)```/gs);
/** The bundled Node, and the one of the system, which is often older. */
const nodes = [process.execPath, "/usr/bin/node"].filter(
  (node) => spawnSync(node, ["--version"]).status === 0,
);
const bin = (name: string) => join(root, "../../node_modules/.bin", name);

it("has the same bytes each time, and leaves the manifest as it was", () => {
  expect(readFileSync(join(copy, "package.json"))).toEqual(
    readFileSync(join(root, "package.json")),
  );
  expect(readFileSync(pack()).equals(archiveBytes)).toBe(true);
});

it("holds what it needs and no tests, benchmarks or sources", () => {
  const files = execFileSync("tar", ["-tzf", archive], { encoding: "utf8" }).trim().split("\n");
  const others = files.filter((file) => !/^package\/dist\/.*\.(js|d\.ts)$/.test(file)).toSorted();
  expect(others.map((file) => file.slice("package/".length))).toEqual([
    "LICENSE",
    "README.md",
    "docs/compile.md",
    "docs/compiler.md",
    "examples/adyakshar_quantum.py",
    "package.json",
  ]);
  expect(files.filter((file) => /test|benchmark/.test(file))).toEqual([]);
});

it("has the files that its README names", () => {
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  const named = [...readme.matchAll(/\]\(([\w./-]+)\)|`([\w-]+\/[\w./-]*)`/g)].map(
    ([, link, path]) => link ?? path,
  );
  expect(named).toContain("examples/adyakshar_quantum.py");
  expect(named.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
});

it.each(nodes)("compiles right after the download, as its README says, in %s", (node) => {
  const [[command]] = blocks("README.md", /```sh\n(.*?)```/gs);
  const empty = mkdtempSync(join(folder, "empty-"));
  cpSync(archive, join(empty, "adyakshar-quantum.tgz"));
  writeFileSync(join(empty, "program.qasm"), "qubit[2] q; cx q[0], q[1];");
  const { stderr, status } = spawnSync("bash", ["-c", command], {
    cwd: empty,
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
    encoding: "utf8",
  });
  expect(stderr).toMatch(/verdict: +proved/);
  expect(status).toBe(0);
});

it.each(nodes)("imports every entry and prints what its README says in %s", (node) => {
  expect(examples.length).toBeGreaterThan(0);
  const run = (code: string) => {
    writeFileSync(join(folder, "example.js"), code);
    return spawnSync(node, ["example.js"], { cwd: folder, encoding: "utf8" });
  };
  const imports = run(entries.map((entry) => `import "${entry}";\n`).join(""));
  expect(imports.status, imports.stderr).toBe(0);
  for (const [code, printed] of examples) {
    const { stdout, stderr } = run(code);
    expect(stdout, stderr).toBe(printed);
  }
});

it.each(["nodenext", "bundler"])("has types for %s", (resolution) => {
  const uses = entries.map((entry, k) => `import * as e${k} from "${entry}";\nvoid e${k};\n`);
  writeFileSync(join(folder, "typed.ts"), uses.join("") + examples[0][0]);
  writeFileSync(
    join(folder, "wrong.ts"),
    'import { seeded } from "@adyakshar/quantum/random";\nexport const text: string = seeded(1)();\n',
  );
  const module = resolution === "bundler" ? "esnext" : "nodenext";
  const { stdout } = spawnSync(
    bin("tsc"),
    [
      ...["--module", module, "--moduleResolution", resolution, "--target", "es2023"],
      ...["--lib", "es2023,dom", "--strict", "--noEmit", "--ignoreConfig", "typed.ts", "wrong.ts"],
    ],
    { cwd: folder, encoding: "utf8" },
  );
  expect(stdout.trim().split("\n")).toEqual([expect.stringMatching(/^wrong\.ts.*TS2322/)]);
});

it("is bundled for a worker of a page by Vite", () => {
  const page = join(folder, "page");
  mkdirSync(page);
  writeFileSync(join(page, "index.html"), '<script type="module" src="/main.js"></script>');
  const url = 'new URL("./worker.js", import.meta.url)';
  writeFileSync(join(page, "main.js"), `new Worker(${url}, { type: "module" });`);
  const call = 'compileText("qubit q;", "line-1").then(postMessage);';
  const worker = `import { compileText } from "@adyakshar/quantum/compiler";\n${call}`;
  writeFileSync(join(page, "worker.js"), worker);
  const { stdout, stderr, status } = spawnSync(bin("vite"), ["build", page], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/worker-\S+\.js/);
  expect(stdout + stderr).not.toContain("externalized for browser");
});

it.each(commands)("runs the command of its documentation: %s", (command) => {
  const paths = [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env.PATH];
  mkdirSync(join(folder, "work"), { recursive: true });
  const { stderr, status } = spawnSync("bash", ["-e", "-c", command], {
    cwd: join(folder, "work"),
    env: { ...process.env, PATH: paths.join(delimiter) },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});
