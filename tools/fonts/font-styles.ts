import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import { wantedCharacters } from "#app/fonts/characters.ts";
import { cutFiles, isVariable, stylesOf } from "#app/fonts/font-files.ts";
import { type FontDeclaration, fonts } from "#app/fonts/fonts.ts";
import { systemFonts } from "#app/fonts/system-fonts.ts";
import { type PackageFace, packageFaces } from "./package-faces.ts";

interface RoleFiles {
  /** The style sheet with the site's own faces, shown as soon as they are loaded, and their fallback. */
  css: string;
  /** Fonts to be written into `app/fonts/generated`, by file name. */
  files: Record<string, Buffer>;
}

/** The style sheets and files of every declared role. */
export async function fontFiles(): Promise<Record<string, RoleFiles>> {
  const roles = Object.entries(fonts).map(
    async ([role, font]) => [role, await roleFiles(role, font)] as const,
  );
  return Object.fromEntries(await Promise.all(roles));
}

export async function roleFiles(role: string, font: FontDeclaration): Promise<RoleFiles> {
  const { family, completed } = font;
  const cutFaces = await packageFaces(role, font);
  const faceRules = [
    ...(completed ? [ownFace(font, completed)] : []),
    ...cutFaces.map((face) => ownFace(font, `generated/${face.name}`, face)),
  ];
  const stack = `:root {\n  --${role}-face: "${family}", "${family} Fallback";\n}\n`;
  return {
    css: [...faceRules, ...(await fallbackFaces(font)), stack].join("\n"),
    files: Object.fromEntries(cutFaces.map(({ name, content }) => [name, content])),
  };
}

function ownFace(font: FontDeclaration, file: string, made?: PackageFace): string {
  const { family, weights } = font;
  const range = isVariable(font)
    ? [...new Set([weights.at(0), weights.at(-1)])].join(" ")
    : undefined;
  return face({
    "font-family": `"${family}"`,
    src: `url("../../fonts/${file}") format("woff2")`,
    "font-weight": range ?? String(made?.weight ?? weights[0]),
    "font-style": made?.style === "italic" ? made.style : undefined,
    "font-display": "swap",
    "unicode-range": made?.only && codePoints(made.only),
  });
}

/** Ranges that also span unused letters, because they are shorter and every page carries these bytes. */
function codePoints(letters: string): string {
  const all = [...wantedCharacters].toSorted((a, b) => codePoint(a) - codePoint(b));
  const runs: string[][] = [];
  for (const [index, letter] of all.entries()) {
    if (!letters.includes(letter)) continue;
    const isNext = index > 0 && runs.at(-1)?.at(-1) === all[index - 1];
    if (isNext) runs.at(-1)?.push(letter);
    else runs.push([letter]);
  }
  return runs.map(unicodeRange).join(", ");
}

const codePoint = (letter = "") => letter.codePointAt(0) ?? 0;

function unicodeRange(run: readonly string[]): string {
  const [first, last] = [run.at(0), run.at(-1)].map((end) => codePoint(end).toString(16));
  return first === last ? `U+${first}` : `U+${first}-${last}`;
}

/** A system font, stretched until a line of English is as wide and as high as in the site's own face. */
async function fallbackFaces(font: FontDeclaration): Promise<string[]> {
  const system = systemFonts[font.fallback];
  const [weight = 400] = font.weights;
  return Promise.all(
    stylesOf(font).map(async (style) => {
      const [file = ""] = cutFiles(font, { weight, style });
      const metrics = { ...(await fromFile(file)), familyName: font.family };
      const like = { ...system, ...(style === "italic" && system.italic) };
      const { fontFaces } = createFontStack([metrics, like], { fontFaceFormat: "styleObject" });
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
    }),
  );
}

function face(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join("\n")}\n}\n`;
}
