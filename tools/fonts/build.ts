import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { displayCharacters, textCharacters, wantedCharacters } from "#app/fonts/characters.ts";
import { glyphTest } from "./package-faces.ts";

const root = join(import.meta.dirname, "../..");

const outputs = [
  {
    name: "host-grotesk",
    text: textCharacters,
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  { name: "instrument-serif", text: displayCharacters },
  { name: "geist-mono", text: textCharacters },
];

for (const { name, text, axes } of outputs) {
  const font = await readFile(join(root, `node_modules/.cache/fonts/${name}.ttf`));
  const subset = await subsetFont(font, text, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga", "ss01"],
    noHinting: true,
    dropTables: ["STAT", "gasp", "prep", "DSIG", "meta"],
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(join(root, `app/fonts/${name}.woff2`), subset);
  const has = glyphTest(subset);
  const missing = [...wantedCharacters].filter((letter) => !has(letter));
  console.log(`${name}.woff2: ${subset.length} bytes, lacks ${missing.join(" ") || "nothing"}`);
}
