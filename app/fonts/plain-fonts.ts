import { fileURLToPath } from "node:url";
import { type FontDeclaration, fonts, spareFonts } from "./fonts.ts";

/** One cut of a font, as a static TrueType file for programs that read neither WOFF2 nor axes. */
export interface PlainFont {
  font: FontDeclaration;
  weight: number;
  style: "normal" | "italic";
  /** `npm run fonts` has written it there. */
  file: string;
}

function plain(
  font: FontDeclaration,
  weight = 400,
  style: PlainFont["style"] = "normal",
): PlainFont {
  const id = font.package.split("/").at(-1);
  // `import.meta.resolve` lets a figure of letters know of the file.
  const file = import.meta.resolve(`./plain/${id}-${weight}-${style}.ttf`);
  return { font, weight, style, file: fileURLToPath(file) };
}

/** Every plain font by its role; the spare ones have Greek letters and signs that the others lack. */
export const plainFonts = {
  text: plain(fonts.text),
  textMedium: plain(fonts.text, 500),
  textBold: plain(fonts.text, 600),
  textItalic: plain(fonts.text, 400, "italic"),
  mono: plain(fonts.mono),
  serif: plain(fonts.serif),
  serifItalic: plain(fonts.serif, 400, "italic"),
};
export const plainSpareFonts = spareFonts
  .filter((font) => font !== fonts.text)
  .map((font) => plain(font));
