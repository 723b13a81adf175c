import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { displayCharacters, systemCharacters } from "#app/fonts/characters.ts";
import { cutFiles } from "#app/fonts/font-files.ts";
import { type FontDeclaration, fonts } from "#app/fonts/fonts.ts";
import { fontLimits } from "../lib/budgets.ts";
import { glyphTest, packageFaces } from "./package-faces.ts";

const [textFile = ""] = cutFiles(fonts.text, { weight: 400 });
const textBytes = statSync(textFile).size;

/** Takes a serif from the registry into a folder of its own, and says what the lab's pages would load of it. */
async function trySerif(name: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "font-"));
  try {
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", name]);
    const font: FontDeclaration = {
      family: name,
      package: join(folder, "node_modules", name),
      weights: [400],
      fallback: "serif",
      italic: true,
    };
    const faces = await packageFaces("serif", font);
    const bytes = faces.reduce((sum, { content }) => sum + content.length, 0);
    const tests = faces
      .filter(({ style }) => style === "normal")
      .map(({ content }) => glyphTest(content));
    const lacks = [...displayCharacters].filter(
      (letter) =>
        letter.trim() !== "" &&
        !systemCharacters.includes(letter) &&
        !tests.some((has) => has(letter)),
    );
    const files = faces
      .map(({ style, only, content }) => `${only ? "rare letters" : style} ${content.length}`)
      .join(", ");
    const room = fontLimits(faces.some(({ style }) => style === "italic")).fonts - textBytes;
    const fits = bytes <= room;
    console.log(
      `${name}: ${files} bytes, ${fits ? "fits" : "does not fit"} the ${room} that are left beside the text; lacks ${lacks.join(" ") || "nothing"}`,
    );
    return fits && lacks.length === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// One with an italic and weights in one file, one without either.
const names = process.argv.slice(2);
const tried = names.length > 0 ? names : ["@fontsource-variable/newsreader", "@fontsource/gloock"];
for (const name of tried) if (!(await trySerif(name))) process.exitCode = 1;
