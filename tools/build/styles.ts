import { join } from "node:path";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { phaseGrounds } from "#app/drawing/phase-grounds.ts";
import { deepGrounds, palettes, paper, type Tone } from "#app/lib/palettes.ts";
import { siteConfig } from "#site.config";
import { writeChangedFiles } from "../lib/write-files.ts";
import { logoFiles } from "./logos.ts";

const app = join(import.meta.dirname, "../../app");

const neon = ["blue", "purple", "green"] as const;

const property = (tone: Tone) =>
  neon.some((hue) => hue === tone) ? `--neon-${tone}` : `--${tone}`;

const tones = Object.keys(palettes.quantum) as Tone[];

function rule(value: (tone: Tone) => string, selector = ":root", list = tones): string {
  const lines = list.map((tone) => `  ${property(tone)}: ${value(tone)};`);
  return `${selector} {\n${lines.join("\n")}\n}\n`;
}

/** A rule for each named ground, with the colors that differ there. */
function deep(grounds: Record<string, Partial<Record<Tone, string>>>): string[] {
  return Object.entries(grounds).map(([name, palette]) =>
    rule((tone) => palette[tone] ?? "", `.deep-${name}`, Object.keys(palette) as Tone[]),
  );
}

/** Parts of a lab page on black and on a colored black. */
function grounds(): string {
  const { "lab-dark": dark } = palettes;
  return [rule((tone) => dark[tone], ".dark"), ...deep(deepGrounds)].join("");
}

/** Printed links begin with it. */
const origin = `:root {\n  --origin: "${siteConfig.origin}";\n}\n`;

/** The sites' colors as custom properties, by file name; the lab's follow the reader's color scheme. */
function paletteStyles(): Record<string, string> {
  const { quantum, "lab-light": light, "lab-dark": dark } = palettes;
  const { green, ...others } = phaseGrounds;
  return {
    "quantum-palette.css": `${rule((tone) => quantum[tone])}:root {\n  --worse: ${phaseHex(0.5)};\n}
/* A part of a page on paper, or on a deep tone of the phase wheel. */
@media screen and (forced-colors: none) {
${rule((tone) => paper[tone as keyof typeof paper], ".paper", Object.keys(paper) as Tone[])}${deep({ ...others, green: { ...green, accent: quantum.green } }).join("")}}
${origin}`,
    "lab-palette.css": `${rule((tone) => `light-dark(${light[tone]}, ${dark[tone]})`)}
/* Parts of a page on another ground; paper and a visitor's own colors know no such part. */
@media screen and (forced-colors: none) {
${grounds()}}
${origin}`,
  };
}

/** The colors and the logos, each declared once, in the forms that style sheets and pages take. */
writeChangedFiles(join(app, "styles/generated"), paletteStyles());
writeChangedFiles(join(app, "assets/generated"), logoFiles());
