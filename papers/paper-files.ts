import { readFileSync } from "node:fs";
import { join } from "node:path";
import { priceText } from "#app/content/prices.ts";
import { offers } from "#app/content/quantum/offers.ts";
import { LABEL_UNITS } from "#app/drawing/marks.ts";
import { sceneSvg } from "#app/drawing/scene-file.ts";
import { sourceArchiveName } from "#data/papers.ts";
import { siteConfig } from "#site.config";
import { storedData } from "../data/stored-data.ts";
import { COVER_TEXT_SCALE, coverPalette, pictureOf } from "./cover.ts";
import type { Paper, RecordPaper } from "./types.ts";
import { families, pagePalette } from "./typesetting/style.ts";
import type { TypesetInput } from "./typesetting/typst.ts";

/** The widths of drawings on the page, in points: in the text, and across the margin. */
const widths = { text: 379, wide: 476 } as const;
/** A drawing may be this high; an upright one is set narrower. */
const MAX_HEIGHT_POINTS = 225;
/** Labels are as large as captions, whatever the size of the drawing. */
const LABEL_POINTS = 8.4;

export function paperFiles(paper: Paper): TypesetInput {
  const { slug, kind, title, version, date, data, offer, values, author = null } = paper;
  const { origin, email, repository, offerPrices } = siteConfig;
  const palette = coverPalette(paper);
  const drawings = Object.entries(paper.figures).map(([name, figure]) => ({
    name,
    alt: figure.finding,
    wide: !figure.inText,
    ...scaled(figure),
  }));
  const facts = {
    ...{ slug, kind, title, version, date, data, author, origin, email, repository },
    archive: sourceArchiveName,
    offer: offer ? { ...offers[offer], price: priceText(offerPrices[offer]) } : null,
    palette: pagePalette,
    fonts: families,
    cover: { alt: `${pictureOf(paper).title}.`, palette },
    drawings: Object.fromEntries(
      drawings.map(({ name, alt, wide, share }) => [name, { alt, wide, share }]),
    ),
  };
  return {
    source: readFileSync(join(import.meta.dirname, `${slug}/words.typ`), "utf8"),
    files: {
      "/paper.json": JSON.stringify(facts),
      "/values.json": JSON.stringify(values, withCurlyQuotes),
      "/references.csv": storedData("references.csv"),
      "/drawings/cover.svg": sceneSvg(pictureOf(paper).scene, palette, COVER_TEXT_SCALE),
      ...Object.fromEntries(
        drawings.map(({ name, scene, textScale }) => [
          `/drawings/${name}.svg`,
          sceneSvg(scene, pagePalette, textScale),
        ]),
      ),
    },
  };
}

export function recordFiles(record: RecordPaper): TypesetInput {
  const facts = { ...record, palette: pagePalette, fonts: families };
  return {
    source: readFileSync(join(import.meta.dirname, "typesetting/record.typ"), "utf8"),
    files: { "/record.json": JSON.stringify(facts) },
  };
}

/** A drawing's size on the page, and that of its labels. */
function scaled({ scene, inText }: Paper["figures"][string]) {
  const width = inText ? widths.text : widths.wide;
  const share = Math.min(1, (MAX_HEIGHT_POINTS * scene.width) / (scene.height * width));
  const points = (LABEL_UNITS * width * share) / scene.width;
  return { scene, share, textScale: LABEL_POINTS / points };
}

/** Typst sets the quotes of its own source; those of values are set here, but not in code. */
function withCurlyQuotes(key: string, value: unknown) {
  const isCode = key.endsWith("Command") || String(value).includes("\n");
  if (typeof value !== "string" || isCode) return value;
  return value
    .replace(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}
