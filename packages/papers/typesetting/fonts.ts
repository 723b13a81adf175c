import { cutFiles, fonts, plainFonts, spareFonts } from "../src/site.ts";

/** The site's faces at the weights that documents use, and one with the Greek and the signs that they lack. */
const faces = [
  { font: fonts.text, cut: { weight: 400 } },
  { font: fonts.text, cut: { weight: 500 } },
  { font: fonts.text, cut: { weight: 600 } },
  { font: fonts.text, cut: { weight: 400, style: "italic" } },
  { font: fonts.mono, cut: { weight: 400 } },
  ...spareFonts
    .filter((font) => font !== fonts.text)
    .map((font) => ({ font, cut: { weight: 400 } })),
] as const;

export const fontFiles: readonly string[] = faces.flatMap(({ font, cut }) => cutFiles(font, cut));

/** Typst reads plain sfnt files of one weight each. */
export async function documentFonts(): Promise<{ family: string; file: Buffer }[]> {
  const cuts = faces.map(async ({ font, cut }) => {
    const files = await plainFonts(font, cut);
    return files.map((file) => ({ family: font.family, file }));
  });
  return (await Promise.all(cuts)).flat();
}
