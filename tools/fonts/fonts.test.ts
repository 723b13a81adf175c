import { expect, it } from "vitest";
import { systemCharacters, wantedCharacters } from "#app/fonts/characters.ts";
import type { FontDeclaration } from "#app/fonts/fonts.ts";
import { roleFiles } from "./font-styles.ts";
import { glyphTest } from "./package-faces.ts";

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

it("makes a font of a package from its declaration alone", async () => {
  const { css, files } = await roleFiles("text", variable);
  const plain = Object.keys(files).filter((name) => !name.startsWith("letters-"));
  expect(plain).toHaveLength(1);
  for (const name of Object.keys(files)) expect(css).toContain(`/fonts/generated/${name}`);
  expect(css).toContain("font-weight: 400 600;");
  expect(css).toContain('--text-face: "Trial", "Trial Fallback";');
  expect(css).toMatch(/local\("Arial"\)[^}]+size-adjust: [\d.]+%/);
});

it("leaves no wanted letter to chance", async () => {
  const { files } = await roleFiles("text", variable);
  const tests = Object.values(files).map(glyphTest);
  const missingLetters = [...wantedCharacters].filter(
    (letter) => !systemCharacters.includes(letter) && !tests.some((has) => has(letter)),
  );
  // Spaces are left out: browsers make them where a font has none.
  expect(missingLetters.filter((letter) => letter.trim() !== "")).toEqual([]);
});

it("sends rare letters in files that only pages with such letters ask for", async () => {
  const { css, files } = await roleFiles("text", variable);
  const rare = Object.keys(files).filter((name) => name.startsWith("letters-"));
  expect(rare.length).toBeGreaterThan(0);
  expect(css.match(/unicode-range/g)).toHaveLength(rare.length);
  for (const name of rare) {
    const has = glyphTest(files[name]);
    const lettersInRange = [...wantedCharacters].filter((letter) => asksFor(css, name, letter));
    expect(lettersInRange.length, name).toBeGreaterThan(0);
    expect(lettersInRange.filter((letter) => !has(letter))).toEqual([]);
  }
});

/** Whether the style sheet asks for a file where a page has the letter. */
function asksFor(css: string, file: string, letter: string): boolean {
  const [, list = ""] = new RegExp(`${file}[^}]+unicode-range: ([^;]+)`).exec(css) ?? [];
  const code = letter.codePointAt(0) ?? 0;
  return list.split(", ").some((run) => {
    const [first = "", last = first] = run.slice(2).split("-");
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}

it("gives an italic a face and a fallback of its own", async () => {
  const { css } = await roleFiles("serif", fixed);
  expect(css).toMatch(/serif-latin-400-italic\.woff2[^}]+font-style: italic/);
  expect(css).toMatch(/local\("Times New Roman Italic"\)[^}]+font-style: italic/);
});

it("leaves words upright where a package has no italic, instead of sending the upright letters twice", async () => {
  const { css, files } = await roleFiles("serif", {
    ...fixed,
    package: "@fontsource/noto-sans-math",
  });
  expect(css).not.toContain("italic");
  expect(Object.keys(files).filter((name) => !name.startsWith("letters-"))).toHaveLength(1);
});

it("adds to a completed font the letters that it lacks, in files of their own", async () => {
  const completed = { ...fixed, family: "Instrument Serif", completed: "instrument-serif.woff2" };
  const { css, files } = await roleFiles("text", completed);
  expect(css).toContain("/fonts/instrument-serif.woff2");
  expect(Object.keys(files).length).toBeGreaterThan(0);
  for (const name of Object.keys(files)) expect(name).toMatch(/^letters-/);
});

it("refuses a completed font of another family, and a package that is not there", async () => {
  const other = roleFiles("serif", { ...fixed, completed: "instrument-serif.woff2" });
  await expect(other).rejects.toThrow("holds Instrument Serif, not Trial Serif");
  const missing = roleFiles("serif", { ...fixed, package: "@fontsource/instrument-serf" });
  await expect(missing).rejects.toThrow("@fontsource/instrument-serf is not installed");
});
