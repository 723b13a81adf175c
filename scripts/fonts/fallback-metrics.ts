import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readSfnt, type SfntMetrics } from "./sfnt.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const liberation = process.env.LIBERATION_FONTS ?? "/usr/share/fonts/truetype/liberation";

// Letters per thousand in English prose, with the spaces that go with them.
const frequency: Record<string, number> = {
  " ": 213,
  e: 127,
  t: 91,
  a: 82,
  o: 75,
  i: 70,
  n: 67,
  s: 63,
  h: 61,
  r: 60,
  d: 43,
  l: 40,
  c: 28,
  u: 28,
  m: 24,
  w: 24,
  f: 22,
  g: 20,
  y: 20,
  p: 19,
  b: 15,
  v: 10,
  k: 8,
  j: 2,
  x: 2,
  q: 1,
  z: 1,
};

// Liberation's advances equal those of Arial, Times New Roman and Courier New.
const matches = [
  {
    face: "Host Grotesk 400 500",
    font: "app/fonts/host-grotesk.woff2",
    like: "LiberationSans-Regular",
  },
  { face: "Host Grotesk 600", font: "app/fonts/host-grotesk.woff2", like: "LiberationSans-Bold" },
  {
    face: "Instrument Serif",
    font: "app/fonts/instrument-serif.woff2",
    like: "LiberationSerif-Regular",
  },
  {
    face: "Instrument Serif italic",
    font: "node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    like: "LiberationSerif-Italic",
  },
  { face: "Geist Mono", font: "app/fonts/geist-mono.woff2", like: "LiberationMono-Regular" },
];

for (const { face, font, like } of matches) {
  const wanted = await readSfnt(await readFile(root + font));
  const fallback = await readSfnt(await readFile(`${liberation}/${like}.ttf`));
  const sizeAdjust = averageAdvance(wanted) / averageAdvance(fallback);
  const override = (units: number) => percent(units / wanted.unitsPerEm / sizeAdjust);
  console.log(`/* ${face}, from ${like} */`);
  console.log(`  size-adjust: ${percent(sizeAdjust)};`);
  console.log(`  ascent-override: ${override(wanted.ascent)};`);
  console.log(`  descent-override: ${override(wanted.descent)};`);
  console.log(`  line-gap-override: ${override(wanted.lineGap)};`);
}

/** The advance of an average character of English, in ems. */
function averageAdvance({ advances, unitsPerEm }: SfntMetrics) {
  let sum = 0;
  let weight = 0;
  for (const [character, share] of Object.entries(frequency)) {
    const advance = advances.get(character);
    if (advance === undefined) throw new Error(`The font has no "${character}"`);
    sum += advance * share;
    weight += share;
  }
  return sum / weight / unitsPerEm;
}

function percent(ratio: number) {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
