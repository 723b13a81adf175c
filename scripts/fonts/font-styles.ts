import { createRequire } from "node:module";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";
import { type FontDeclaration, fonts } from "#app/fonts/fonts.ts";

const folder = join(import.meta.dirname, "../../app/fonts");
const { resolve } = createRequire(import.meta.url);

/** Each role's faces as a style sheet, by file name: the site's own face, shown as soon as it is there, and its fallback. */
export async function fontStyles(): Promise<Record<string, string>> {
  const sheets = Object.entries(fonts).map(async ([role, font]) => [
    `font-${role}.css`,
    await styleSheet(role, font),
  ]);
  return Object.fromEntries(await Promise.all(sheets));
}

async function styleSheet(role: string, font: FontDeclaration): Promise<string> {
  const { family, file, weight, fallback, italic } = font;
  const own = face({
    "font-family": `"${family}"`,
    src: `url("../../fonts/${file}") format("woff2")`,
    "font-weight": weight,
    "font-display": "swap",
  });
  const upright = await fallbackFace(family, join(folder, file), fallback);
  const slanted =
    italic && (await fallbackFace(family, resolve(italic.file), italic.fallback, true));
  const stack = `:root {\n  --${role}-face: "${family}", "${family} Fallback";\n}\n`;
  return [own, upright, slanted, stack].filter(Boolean).join("\n");
}

/** A system font, stretched until a line of English is as wide and as high as in the site's own face. */
async function fallbackFace(
  family: string,
  file: string,
  system: FontDeclaration["fallback"],
  isItalic = false,
): Promise<string> {
  const metrics = { ...(await fromFile(file)), familyName: family };
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: "styleObject" });
  const matched = fontFaces[0]?.["@font-face"];
  return face({
    "font-family": `"${family} Fallback"`,
    src: system.locals.map((name) => `local("${name}")`).join(", "),
    "font-style": isItalic ? "italic" : "normal",
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
