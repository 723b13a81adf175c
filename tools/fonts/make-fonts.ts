import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import {
  displayCharacters,
  signCharacters,
  systemCharacters,
  wantedCharacters,
} from "#app/fonts/characters.ts";
import { type FontDeclaration, fonts, spareFonts } from "#app/fonts/fonts.ts";
import { type PlainFont, plainFonts, plainSpareFonts } from "#app/fonts/plain-fonts.ts";
import { writeFiles } from "../lib/write-files.ts";
import systemFonts from "./system-fonts.json" with { type: "json" };

const folder = join(import.meta.dirname, "../../app/fonts");
const { resolve } = createRequire(import.meta.url);

type Style = PlainFont["style"];

/** The facts that a Fontsource package states about itself. */
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

const isVariable = (font: FontDeclaration) => font.package.includes("@fontsource-variable/");

/** The package's files of the cut that is nearest to the wanted one; the file with the plain letters comes first. */
function packageFiles(font: FontDeclaration, weight: number, style: Style): string[] {
  const { id, subsets, defSubset, weights, styles } = packageFacts(font);
  const [nearest] = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  const kind = isVariable(font) ? "wght" : nearest;
  const slant = styles.includes(style) ? style : "normal";
  return [...new Set([defSubset, ...subsets])].map((subset) =>
    resolve(`${font.package}/files/${id}-${subset}-${kind}-${slant}.woff2`),
  );
}

/** The file with a cut's plain letters: the completed one where there is one, which is upright. */
function plainFile(font: FontDeclaration, weight: number, style: Style): string {
  if (font.completed && style !== "italic") return join(folder, font.completed);
  return packageFiles(font, weight, style)[0];
}

/** A spare font keeps the signs alone, because its package has thousands of letters. */
async function plainFont({ font, weight, style }: PlainFont): Promise<Buffer> {
  const isSpare = font !== fonts.text && spareFonts.includes(font);
  const letters = isSpare ? signCharacters : undefined;
  return subsetFont(await readFile(plainFile(font, weight, style)), letters, {
    targetFormat: "sfnt",
    keepAllGlyphs: !isSpare,
    ...(isVariable(font) && { variationAxes: { wght: weight } }),
  });
}

function faceOf(font: Buffer) {
  const face = create(font);
  if (face.isCollection) throw new Error("A collection of fonts is not one font");
  return face;
}

export function glyphTest(font: Buffer): (letter: string) => boolean {
  const face = faceOf(font);
  return (letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** A role's style sheet and the fonts that it names, by file name. Italics that a package lacks stay upright. */
export async function roleFiles(
  role: string,
  font: FontDeclaration,
): Promise<Record<string, string | Buffer>> {
  const { family, completed } = font;
  const [weight] = font.weights;
  const hasItalic = font.italic && packageFacts(font).styles.includes("italic");
  const styles: Style[] = hasItalic ? ["normal", "italic"] : ["normal"];
  const files: Record<string, Buffer> = {};
  const faces: string[] = completed ? [ownFace(font, completed, "normal")] : [];
  for (const style of completed ? (["normal"] as const) : styles) {
    for (const [k, { content, letters }] of (await styleFiles(role, font, style)).entries()) {
      const isPlain = k === 0 && !completed;
      const name = `${isPlain ? "" : "letters-"}${role}-${weight}-${style}-${k}.woff2`;
      files[name] = content;
      faces.push(ownFace(font, name, style, isPlain ? undefined : letters));
    }
  }
  const stack = `:root {\n  --${role}-face: "${family}", "${family} Fallback";\n}\n`;
  const fallbacks = await Promise.all(styles.map((style) => fallbackFace(font, style)));
  return { [`${role}.css`]: [...faces, ...fallbacks, stack].join("\n"), ...files };
}

const isOfSystem = (letter: string) => systemCharacters.includes(letter) || letter.trim() === "";

/** One style of a package as files of the letters that pages may use: plain ones, others, and those of spare fonts. */
async function styleFiles(role: string, font: FontDeclaration, style: Style) {
  const range = { min: Math.min(...font.weights), max: Math.max(...font.weights) };
  const axes = isVariable(font) ? { wght: { ...range, default: range.min } } : undefined;
  const ownFiles = packageFiles(font, range.min, style);
  const spareFiles = spareFonts.map((spare) => plainFile(spare, 400, "normal"));
  const files: { content: Buffer; letters: string[] }[] = [];
  let missing = await lettersToSend(role, font);
  for (const [k, file] of [...ownFiles, ...spareFiles].entries()) {
    const isOwn = k < ownFiles.length;
    const source = await readFile(file);
    const has = glyphTest(source);
    const letters = missing.filter((letter) => has(letter) && (isOwn || !isOfSystem(letter)));
    if (letters.length === 0) continue;
    missing = missing.filter((letter) => !letters.includes(letter));
    const content = await subsetFont(source, letters.join(""), {
      targetFormat: "woff2",
      keepFeatures: ["kern", "liga", "tnum"],
      noHinting: true,
      dropTables: ["STAT", "gasp", "prep", "DSIG", "meta"],
      variationAxes: isOwn ? axes : undefined,
    });
    files.push({ content, letters });
  }
  return files;
}

/** The letters of a role, without those that its completed font or then the system has. */
async function lettersToSend(role: string, { family, completed }: FontDeclaration) {
  const wanted = [...(role === "serif" ? displayCharacters : wantedCharacters)];
  if (!completed) return wanted;
  const file = await readFile(join(folder, completed));
  const { familyName } = faceOf(file);
  if (!familyName?.startsWith(family)) {
    throw new Error(
      `app/fonts/fonts.ts: ${completed} holds ${familyName}, not ${family}; leave out \`completed\``,
    );
  }
  const has = glyphTest(file);
  return wanted.filter((letter) => !has(letter) && !isOfSystem(letter));
}

function ownFace(
  font: FontDeclaration,
  file: string,
  style: Style,
  letters?: readonly string[],
): string {
  const [lightest, boldest] = [font.weights.at(0), font.weights.at(-1)];
  return face({
    "font-family": `"${font.family}"`,
    src: `url("./${file}") format("woff2")`,
    "font-weight": isVariable(font) ? `${lightest} ${boldest}` : `${lightest}`,
    "font-style": style === "italic" ? style : undefined,
    "font-display": "swap",
    "unicode-range": letters
      ?.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
      .join(", "),
  });
}

/** As in `@capsizecss/metrics`; the locals are fonts of the same widths, by the names under which systems know them. */
interface SystemFont extends Omit<(typeof systemFonts)["sans"], "locals"> {
  locals: readonly string[];
  italic?: Pick<SystemFont, "xWidthAvg" | "locals">;
}

/** A system font, stretched until a line of English is as wide and as high as in the site's own face. */
async function fallbackFace(font: FontDeclaration, style: Style): Promise<string> {
  const system: SystemFont = systemFonts[font.fallback];
  const own = await fromFile(plainFile(font, font.weights[0], style));
  const latin = { xWidthAvg: own.xWidthAvg * (font.kerning ?? 1) };
  const like = { ...system, ...(style === "italic" && system.italic) };
  const { fontFaces } = createFontStack(
    [{ ...own, subsets: { ...own.subsets, latin }, familyName: font.family }, like],
    {
      fontFaceFormat: "styleObject",
    },
  );
  const matched = fontFaces[0]?.["@font-face"];
  return face({
    "font-family": `"${font.family} Fallback"`,
    src: like.locals.map((name) => `local("${name}")`).join(", "),
    "font-style": style === "italic" ? style : undefined,
    "size-adjust": matched?.sizeAdjust,
    "ascent-override": matched?.ascentOverride,
    "descent-override": matched?.descentOverride,
    "line-gap-override": matched?.lineGapOverride,
  });
}

function face(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join("\n")}\n}\n`;
}

export async function fontFiles(): Promise<Record<string, string | Buffer>> {
  const roles = Object.entries(fonts).map(([role, font]) => roleFiles(role, font));
  const plain = [...Object.values(plainFonts), ...plainSpareFonts].map(async (one) => ({
    [relative(folder, one.file)]: await plainFont(one),
  }));
  return Object.assign({}, ...(await Promise.all([...roles, ...plain])));
}

if (import.meta.main) writeFiles(folder, await fontFiles());
