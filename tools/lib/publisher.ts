import { offerPrice, offers } from "#app/content/quantum/offers.ts";
import { fonts, spareFonts } from "#app/fonts/fonts.ts";
import { plainFonts, plainSpareFonts } from "#app/fonts/plain-fonts.ts";
import { palettes, paper } from "#app/lib/palettes.ts";
import type { SiteConfig } from "#site.config";
import type { Publisher } from "../../papers/types.ts";

/** The site's faces in the weights that documents use, and one with the Greek letters and signs that they lack. */
const { text, textMedium, textBold, textItalic, mono } = plainFonts;
const faces = [text, textMedium, textBold, textItalic, mono, ...plainSpareFonts];

export function publisherOf(facts: SiteConfig): Publisher {
  const { origin, email, repository, roadmapAuthor, offerPrices } = facts;
  return {
    origin,
    email,
    repository,
    authors: { "pqc-roadmap": roadmapAuthor, "pqc-board": roadmapAuthor },
    offers: {
      blueprint: { ...offers.blueprint, price: offerPrices.blueprint ?? offerPrice },
      pilot: { ...offers.pilot, price: offerPrices.pilot ?? offerPrice },
    },
    palettes: { pages: { ...palettes["lab-light"], ...paper }, cover: palettes.quantum },
    fonts: {
      text: fonts.text.family,
      mono: fonts.mono.family,
      spare: spareFonts.map(({ family }) => family),
      faces: faces.map(({ font, file }) => ({ family: font.family, file })),
    },
  };
}
