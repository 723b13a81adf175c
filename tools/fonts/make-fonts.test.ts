import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { systemCharacters, wantedCharacters } from "#app/fonts/characters.ts";
import type { FontDeclaration } from "#app/fonts/fonts.ts";
import { fontFiles, glyphTest, roleFiles } from "./make-fonts.ts";

const variable: FontDeclaration = {
  family: "Trial",
  package: "@fontsource-variable/host-grotesk",
  weights: [400, 500, 600],
  fallback: "sans",
};
const fixed: FontDeclaration = {
  family: "Trial Serif",
  package: "@fontsource/instrument-serif",
  weights: [400],
  fallback: "serif",
  italic: true,
};

it("the files in app/fonts are those of the declarations: else run npm run fonts", async () => {
  for (const [name, content] of Object.entries(await fontFiles())) {
    const stored = await readFile(join("app/fonts", name)).catch(() => Buffer.of());
    expect(stored.equals(Buffer.from(content)), name).toBe(true);
  }
});

it("makes a font of a package from its declaration alone, with every wanted letter", async () => {
  const { "text.css": css, ...files } = await roleFiles("text", variable);
  for (const name of Object.keys(files)) expect(css).toContain(`url("./${name}")`);
  expect(css).toContain("font-weight: 400 600;");
  expect(css).toContain('--text-face: "Trial", "Trial Fallback";');
  expect(css).toMatch(/local\("Arial"\)[^}]+size-adjust: [\d.]+%/);
  const tests = Object.values(files).map((file) => glyphTest(Buffer.from(file)));
  const missingLetters = [...wantedCharacters].filter(
    (letter) => !systemCharacters.includes(letter) && !tests.some((has) => has(letter)),
  );
  // Spaces are left out: browsers make them where a font has none.
  expect(missingLetters.filter((letter) => letter.trim() !== "")).toEqual([]);
});

it("sends rare letters in files that only pages with such letters ask for", async () => {
  const { "text.css": css, ...files } = await roleFiles("text", variable);
  const rareFiles = Object.entries(files).filter(([name]) => name.startsWith("letters-"));
  expect(rareFiles.length).toBeGreaterThan(0);
  for (const [name, file] of rareFiles) {
    const [, list = ""] = new RegExp(`${name}[^}]+unicode-range: ([^;]+)`).exec(String(css)) ?? [];
    const codes = list.split(", ").map((code) => Number.parseInt(code.slice(2), 16));
    const has = glyphTest(Buffer.from(file));
    expect(codes.filter((code) => !has(String.fromCodePoint(code)))).toEqual([]);
  }
});

it("gives an italic a face and a fallback of its own, if the package has one", async () => {
  const { "serif.css": css } = await roleFiles("serif", fixed);
  expect(css).toMatch(/serif-400-italic-0\.woff2[^}]+font-style: italic/);
  expect(css).toMatch(/local\("Times New Roman Italic"\)[^}]+font-style: italic/);
  const upright = await roleFiles("serif", { ...fixed, package: "@fontsource/noto-sans-math" });
  expect(upright["serif.css"]).not.toContain("italic");
});

it("refuses a completed font of another family, and a package that is not there", async () => {
  const other = roleFiles("serif", { ...fixed, completed: "instrument-serif.woff2" });
  await expect(other).rejects.toThrow("holds Instrument Serif, not Trial Serif");
  const missing = roleFiles("serif", { ...fixed, package: "@fontsource/instrument-serf" });
  await expect(missing).rejects.toThrow("@fontsource/instrument-serf is not installed");
});
