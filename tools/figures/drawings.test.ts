import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { plainFonts } from "#app/fonts/plain-fonts.ts";
import { Drawings } from "./drawings.ts";

test("a computed module exports its default alone", () => {
  const hasNamedExport = (file: string) => /^export (?!default)/m.test(readFileSync(file, "utf8"));
  expect(globSync("{app,data}/**/*.computed.ts").filter(hasNamedExport)).toEqual([]);
});

test("a picture of letters is drawn anew when their font changes", async () => {
  const root = process.cwd();
  const { sources } = await new Drawings(root).draw(
    `${root}/app/quantum/pages/not-found/numerals.computed.ts`,
  );
  expect(Object.keys(sources)).toContain(relative(root, plainFonts.mono.file));
});

function writeModules(modules: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "drawings-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(root, name), text);
  return root;
}

test("who waits for a figure gets it, though a save stops its drawing", async () => {
  const root = writeModules({
    "first.computed.ts": "export default 1;",
    "second.computed.ts": "export default 2;",
    "third.computed.ts": "export default 3;",
  });
  const drawings = new Drawings(root);
  const names = ["first", "second", "third"];
  const requests = names.map((name) => drawings.draw(join(root, `${name}.computed.ts`)));
  drawings.forget();
  drawings.forget();
  const drawingsInOrder = await Promise.all(requests);
  const codes = drawingsInOrder.map(({ code }) => code);
  expect(codes).toEqual([1, 2, 3].map((value) => `export default ${value};\n`));
});

test("a figure that cannot be drawn says in which file and line", async () => {
  const root = writeModules({
    "throws.computed.ts": 'const gate = 1;\nthrow new Error("no such gate");\nexport default gate;',
    "imports.computed.ts": 'import "./broken.ts";\nexport default 1;',
    "broken.ts": "export const one = 1;\nexport const two = = 2;",
  });
  const drawings = new Drawings(root);
  const failure = (name: string) => drawings.draw(join(root, name)).catch(String);
  expect(await failure("throws.computed.ts")).toMatch(/no such gate.*throws\.computed\.ts:2/s);
  expect(await failure("imports.computed.ts")).toMatch(/broken\.ts:2/);
});

test("a figure that stays in the page writes no file, another its shapes only", async () => {
  const scene = `{ width: 9, height: 9, shapes: [{ kind: "circle", cx: 4, cy: 4, r: 2, fill: "ink" }], labels: [{ kind: "text", x: 1, y: 8, text: "q0" }]`;
  const root = writeModules({
    "inline.computed.ts": `export default { title: "", scene: ${scene} } };`,
    "file.computed.ts": `export default { title: "", scene: ${scene}, isFile: true } };`,
  });
  const drawings = new Drawings(root);
  const [inline, file] = await Promise.all(
    ["inline", "file"].map((name) => drawings.draw(join(root, `${name}.computed.ts`))),
  );
  expect(inline.files).toEqual([]);
  expect(inline.code).toMatch(/^export default .*"kind":"circle".*"kind":"text"/);
  const [name] = file.files;
  expect(file.code).toContain(`import file0 from "/.cache/drawings/${name}";`);
  expect(file.code).toMatch(/"shapes":\[\],"labels":\[{"kind":"text".*"src":file0/);
  expect(readFileSync(join(drawings.folder, name), "utf8")).toContain("<circle");
});
