import { offerPrice, offers } from "#app/content/quantum/offers.ts";
import { cutFiles, plainFonts } from "#app/fonts/font-files.ts";
import { fonts, spareFonts } from "#app/fonts/fonts.ts";
import { palettes, paper } from "#app/lib/palettes.ts";
import type { SiteConfig } from "#site.config";
import type { Publisher } from "../../papers/types.ts";

/** The site's faces in the weights that documents use, and one with the Greek letters and signs that they lack. */
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

type OwnFacts = Pick<SiteConfig, "origin" | "email" | "repository" | "offerPrices">;

/** What the papers need of the site: the owner's facts, what can be ordered, colors and type. */
export function publisherOf({ origin, email, repository, offerPrices }: OwnFacts): Publisher {
  return {
    origin,
    email,
    repository,
    offers: {
      blueprint: { ...offers.blueprint, price: offerPrices.blueprint ?? offerPrice },
      pilot: { ...offers.pilot, price: offerPrices.pilot ?? offerPrice },
    },
    palettes: { pages: { ...palettes["lab-light"], ...paper }, cover: palettes.quantum },
    fonts: {
      text: fonts.text.family,
      mono: fonts.mono.family,
      spare: spareFonts.map(({ family }) => family),
      sources: faces.flatMap(({ font, cut }) => cutFiles(font, cut)),
      load: async () => {
        const cuts = faces.map(async ({ font, cut }) =>
          (await plainFonts(font, cut)).map((file) => ({ family: font.family, file })),
        );
        return (await Promise.all(cuts)).flat();
      },
    },
  };
}
