import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { displayCharacters, textCharacters, wantedCharacters } from "./characters.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const unusedTables = ["STAT", "gasp", "prep", "DSIG", "meta"];
const weights = { wght: { min: 400, max: 600, default: 400 } };

const outputs = [
  {
    source: "host-grotesk",
    target: "app/fonts/host-grotesk.woff2",
    text: textCharacters,
    axes: weights,
  },
  {
    source: "instrument-serif",
    target: "app/fonts/instrument-serif.woff2",
    text: displayCharacters,
  },
  { source: "geist-mono", target: "app/fonts/geist-mono.woff2", text: textCharacters },
  {
    source: "host-grotesk",
    target: "scripts/fonts/share/host-grotesk-500.ttf",
    text: textCharacters,
    axes: { wght: 500 },
  },
];

for (const { source, target, text, axes } of outputs) {
  const font = await readFile(`${root}node_modules/.cache/fonts/${source}.ttf`);
  const subset = await subsetFont(font, text, {
    targetFormat: target.endsWith(".woff2") ? "woff2" : "sfnt",
    keepFeatures: ["kern", "liga", "ss01"],
    noHinting: true,
    dropTables: unusedTables,
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(root + target, subset);
  const face = create(subset);
  if (face.isCollection) throw new Error(`${target} is a collection of fonts`);
  const missing = [...wantedCharacters].filter(
    (character) => !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  console.log(`${target}: ${subset.length} bytes, lacks ${missing.join(" ") || "nothing"}`);
}
