import { fonts, spareFonts } from "#app/fonts/fonts.ts";
import { plainFonts, plainSpareFonts } from "#app/fonts/plain-fonts.ts";
import { type Palette, palettes } from "#app/lib/palettes.ts";
import { quantumGrounds } from "#app/styles/grounds.ts";

export const pagePalette: Palette = { ...palettes["lab-light"], ...quantumGrounds().paper };

/** Families by their use; the spare ones have the signs that the others lack. */
export const families = {
  text: fonts.text.family,
  mono: fonts.mono.family,
  spare: spareFonts.map(({ family }) => family),
};

const { text, textMedium, textBold, textItalic, mono } = plainFonts;
/** The weights that documents use, as files that Typst reads. */
export const faces = [text, textMedium, textBold, textItalic, mono, ...plainSpareFonts];
