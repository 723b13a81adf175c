import { palettes, type Tone } from "#app/lib/palettes.ts";

const neon: readonly Tone[] = ["blue", "purple", "green"];
const property = (tone: Tone) => (neon.includes(tone) ? `--neon-${tone}` : `--${tone}`);
const tones = Object.keys(palettes.quantum) as Tone[];

function rule(value: (tone: Tone) => string, selector = ":root"): string {
  const lines = tones.map((tone) => `  ${property(tone)}: ${value(tone)};`);
  return `${selector} {\n${lines.join("\n")}\n}\n`;
}

/** The sites' colors as custom properties, by file name; the lab's follow the reader's color scheme. */
export function paletteStyles(): Record<string, string> {
  const { quantum, "quantum-paper": paper, "lab-light": light, "lab-dark": dark } = palettes;
  return {
    "quantum-palette.css": `${rule((tone) => quantum[tone])}
/* A part of a page on paper: a table to be passed on. */
@media screen and (forced-colors: none) {
${rule((tone) => paper[tone], ".paper")}}
`,
    "lab-palette.css": `${rule((tone) => `light-dark(${light[tone]}, ${dark[tone]})`)}
/* A part of a page on black; paper and a visitor's own colors know no such part. */
@media screen and (forced-colors: none) {
${rule((tone) => dark[tone], ".night")}}
`,
  };
}
