import { textUnits } from "#app/figures/marks.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
import type { Palette } from "#app/lib/palettes.ts";
import { sourceArchiveName } from "#app/models/papers.ts";
import { COVER_TEXT_SCALE, coverPalette, pictureOf } from "./cover.ts";
import { absoluteUrl, parseInline, plainText, type Run } from "./inline.ts";
import type { Block, PaperDocument, PaperFigure, Publisher, RichText } from "./types.ts";

/** Everything that the template reads: one JSON file, and the drawings beside it. */
export interface TypesetInput {
  json: string;
  drawings: Record<string, string>;
}

/** The widths of drawings on the page, in points: in the text, and across the margin. */
const widths = { text: 379, wide: 476 } as const;
/** A drawing may be this high; an upright one is set narrower. */
const MAX_HEIGHT_POINTS = 225;
/** Labels are as large as captions, whatever the size of the drawing. */
const LABEL_POINTS = 8.4;

type Rich = (text: RichText) => Run[];
type Draw = (figure: PaperFigure, width: keyof typeof widths) => object;

export function typesetInput(document: PaperDocument, publisher: Publisher): TypesetInput {
  const { origin, palettes, fonts } = publisher;
  const { slug, kind, title, abstract, version, date, overview, references } = document;
  const rich = richText(document, origin);
  const cover = coverPalette(document, palettes.cover);
  const drawings = {
    "cover.svg": sceneSvg(pictureOf(document).scene, cover, {
      textScale: COVER_TEXT_SCALE,
      ground: false,
    }),
  };
  const draw = drawInto(drawings, palettes.pages);
  const data = {
    palette: palettes.pages,
    fonts: { text: fonts.text, mono: fonts.mono, spare: fonts.spare },
    kind,
    title,
    abstract: rich(abstract),
    description: plainText(abstract),
    version,
    date,
    page: absoluteUrl(`/resources#${slug}`, origin),
    cover: { drawing: "/drawings/cover.svg", alt: `${pictureOf(document).title}.`, palette: cover },
    overview: overview && { ...draw(overview.figure, "wide"), caption: rich(overview.caption) },
    sections: document.sections.map(({ title, blocks }) => ({
      title,
      blocks: blocks.map((block) => blockInput(block, rich, draw)),
    })),
    limits: document.limits.map(rich),
    reproduce: {
      ...document.reproduce,
      code: rich(codeOf(publisher)),
      text: rich(document.reproduce.text),
    },
    offer: offerInput(document, publisher),
    data: document.data.map((item) => ({
      ...item,
      href: absoluteUrl(`/papers/data/${item.file}`, origin),
    })),
    references,
  };
  return { json: JSON.stringify(data), drawings };
}

function richText({ slug, references }: PaperDocument, origin: string): Rich {
  const keys = references.map(({ key }) => key);
  const cite = (key: string) => {
    const index = keys.indexOf(key);
    if (index < 0) throw new Error(`${slug} cites "${key}", which is not a reference`);
    return index + 1;
  };
  return (text) => parseInline(text, { origin, cite });
}

/** Figures become files, numbered as they come. */
function drawInto(drawings: Record<string, string>, palette: Palette): Draw {
  return (figure, width) => {
    const { scene } = figure;
    const share = Math.min(1, (MAX_HEIGHT_POINTS * scene.width) / (scene.height * widths[width]));
    const points = (textUnits.m * widths[width] * share) / scene.width;
    const textScale = Math.min(1, LABEL_POINTS / points);
    const name = `${Object.keys(drawings).length}.svg`;
    drawings[name] = sceneSvg(scene, palette, { textScale, ground: false });
    return { drawing: `/drawings/${name}`, alt: figure.finding, share };
  };
}

/** A block with its words as runs; the template knows what is usual where a block says nothing. */
function blockInput(block: Block, rich: Rich, draw: Draw): object {
  if (typeof block === "string") return { kind: "text", text: rich(block) };
  if (!("kind" in block)) return { kind: "text", text: rich(block.join(" ")) };
  switch (block.kind) {
    case "list":
      return { ...block, items: block.items.map(rich) };
    case "terms":
      return {
        ...block,
        items: block.items.map(({ term, text }) => ({ term: rich(term), text: rich(text) })),
      };
    case "code":
      return { ...block, caption: rich(block.caption ?? "") };
    case "table":
      return {
        ...block,
        caption: rich(block.caption),
        columns: block.columns.map((column) => ({ ...column, title: rich(column.title) })),
        rows: block.rows.map((row) => row.map(rich)),
      };
    case "figure": {
      const { kind, wide = false, figure, caption } = block;
      return { kind, wide, caption: rich(caption), ...draw(figure, wide ? "wide" : "text") };
    }
    default:
      return { ...block, text: rich(block.text) };
  }
}

/** Where a reader finds what the commands run. */
function codeOf({ repository }: Publisher): RichText {
  const archive = `Code and data are one download: [${sourceArchiveName}](/papers/${sourceArchiveName}). It needs Node 22.18 or later.`;
  return repository
    ? `The code is at [${repository.url}](${repository.url}), commit \`${repository.commit}\`. ${archive}`
    : archive;
}

function offerInput({ offer }: PaperDocument, { offers, origin, email }: Publisher) {
  if (!offer) return;
  const { items, link, ...rest } = offers[offer];
  const ended = (text: string) => (text.endsWith(".") ? text : `${text}.`);
  return {
    ...rest,
    items: items.map(({ title, text }) => ({ title, text: ended(text) })),
    link: { ...link, to: absoluteUrl(link.to, origin) },
    email,
  };
}
