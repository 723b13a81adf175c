import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { FontDeclaration } from "./fonts.ts";

const { resolve } = createRequire(import.meta.url);

/** One cut of a font. */
export interface Cut {
  weight: number;
  style?: "normal" | "italic";
}

/** What a Fontsource package says of itself. */
interface PackageFacts {
  id: string;
  subsets: string[];
  defSubset: string;
  weights: number[];
  styles: string[];
}

function packageFacts(font: FontDeclaration): PackageFacts {
  try {
    return JSON.parse(readFileSync(resolve(`${font.package}/metadata.json`), "utf8"));
  } catch {
    throw new Error(`app/fonts/fonts.ts: ${font.package} is not installed`);
  }
}

export function isVariable(font: FontDeclaration): boolean {
  return font.package.includes("@fontsource-variable/");
}

/** Upright, and italic where it is wanted and exists: elsewhere the words stay upright. */
export function stylesOf(font: FontDeclaration): ("normal" | "italic")[] {
  return font.italic && packageFacts(font).styles.includes("italic")
    ? ["normal", "italic"]
    : ["normal"];
}

/** The package's files of the cut that is nearest to the wanted one; the file with the plain letters comes first. */
export function packageFiles(font: FontDeclaration, { weight, style = "normal" }: Cut) {
  const { id, subsets, defSubset, weights, styles } = packageFacts(font);
  const [nearest] = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  const kind = isVariable(font) ? "wght" : nearest;
  const slant = styles.includes(style) ? style : "normal";
  return [defSubset, ...subsets.filter((name) => name !== defSubset)].map((subset) => ({
    subset,
    file: resolve(`${font.package}/files/${id}-${subset}-${kind}-${slant}.woff2`),
  }));
}

/** The files that hold a cut; the completed one where there is one, which is upright. */
export function cutFiles(font: FontDeclaration, cut: Cut): string[] {
  if (font.completed && cut.style !== "italic") return [join(import.meta.dirname, font.completed)];
  return packageFiles(font, cut).map(({ file }) => file);
}

/** The same as plain sfnt files of that one weight, for programs that read neither WOFF2 nor axes. */
export function plainFonts(font: FontDeclaration, cut: Cut): Promise<Buffer[]> {
  const axes = isVariable(font) ? { variationAxes: { wght: cut.weight } } : {};
  return Promise.all(
    cutFiles(font, cut).map(async (file) =>
      subsetFont(await readFile(file), undefined, {
        targetFormat: "sfnt",
        keepAllGlyphs: true,
        ...axes,
      }),
    ),
  );
}
