import { readFile } from "node:fs/promises";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { displayCharacters, systemCharacters, wantedCharacters } from "#app/fonts/characters.ts";
import {
  type Cut,
  cutFiles,
  isVariable,
  packageFiles,
  plainFonts,
  stylesOf,
} from "#app/fonts/font-files.ts";
import { type FontDeclaration, spareFonts } from "#app/fonts/fonts.ts";

/** A file of a font that was cut from its package. */
export interface PackageFace extends Required<Cut> {
  name: string;
  content: Buffer;
  /** The letters that only this file has; empty for the file with the plain letters. */
  only?: string;
}

type Axes = Record<string, { min: number; max: number; default: number }>;

/**
 * A package's font, cut down to the letters that pages may use: a file with the plain ones and, where the package has more,
 * others. Of a completed font, which has both styles, only the letters that it lacks.
 */
export async function packageFaces(role: string, font: FontDeclaration): Promise<PackageFace[]> {
  const weights = isVariable(font) ? font.weights.slice(0, 1) : font.weights;
  if (font.completed) return cutFaces(role, font, { weight: weights[0] ?? 400, style: "normal" });
  const cuts = stylesOf(font).flatMap((style) => weights.map((weight) => ({ weight, style })));
  return (await Promise.all(cuts.map((cut) => cutFaces(role, font, cut)))).flat();
}

async function cutFaces(role: string, font: FontDeclaration, cut: Required<Cut>) {
  const faces: PackageFace[] = [];
  let missingLetters = [...(role === "serif" ? displayCharacters : wantedCharacters)];
  if (font.completed) {
    const file = await readFile(cutFiles(font, cut)[0] ?? "");
    const { familyName } = faceOf(file);
    if (!familyName?.startsWith(font.family)) {
      throw new Error(
        `app/fonts/fonts.ts: ${font.completed} holds ${familyName}, not ${font.family}; leave out \`completed\``,
      );
    }
    const has = glyphTest(file);
    const isThere = (letter: string) => has(letter) || systemCharacters.includes(letter);
    missingLetters = missingLetters.filter((letter) => !isThere(letter));
  }
  const add = async (source: Buffer, name: string, axes?: Axes) => {
    const has = glyphTest(source);
    const letters = missingLetters.filter(has).join("");
    if (letters === "") return;
    missingLetters = missingLetters.filter((letter) => !has(letter));
    const content = await subsetFont(source, letters, {
      targetFormat: "woff2",
      keepFeatures: ["kern", "liga", "tnum"],
      noHinting: true,
      dropTables: ["STAT", "gasp", "prep", "DSIG", "meta"],
      ...(axes && { variationAxes: axes }),
    });
    const isPlain = faces.length === 0 && !font.completed;
    const fileName = `${isPlain ? "" : "letters-"}${role}-${name}-${cut.weight}-${cut.style}.woff2`;
    faces.push({ ...cut, name: fileName, content, ...(!isPlain && { only: letters }) });
  };
  const range = { min: Math.min(...font.weights), max: Math.max(...font.weights) };
  const axes = isVariable(font) ? { wght: { ...range, default: range.min } } : undefined;
  for (const { subset, file } of packageFiles(font, cut)) {
    await add(await readFile(file), subset, axes);
  }
  // A browser makes spaces of any width by itself.
  missingLetters = missingLetters.filter(
    (letter) => !systemCharacters.includes(letter) && letter.trim() !== "",
  );
  for (const spare of spareFonts) {
    const [source] = await plainFonts(spare, { weight: 400 });
    if (source) await add(source, `spare-${spareFonts.indexOf(spare)}`);
  }
  return faces;
}

/** Tells whether a font has a letter. */
export function glyphTest(font: Buffer): (letter: string) => boolean {
  const face = faceOf(font);
  return (letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function faceOf(font: Buffer) {
  const face = create(font);
  if (face.isCollection) throw new Error("A collection of fonts is not one font");
  return face;
}
