import type { SiteConfig } from "../../../site.config.ts";
import { plainCover } from "./covers/plain.ts";
import { COVER, SOURCE_ARCHIVE } from "./facts.ts";
import { absolute, parseInline, type Run } from "./inline.ts";
import type { Figure } from "./site.ts";
import {
  figureSvg,
  fonts,
  offerPrice,
  offers,
  type Palette,
  palettes,
  paper,
  phaseGrounds,
  sceneSvg,
  spareFonts,
  TEXT_UNITS,
} from "./site.ts";
import type { Block, Column, PaperDocument, RichText } from "./types.ts";

/** Everything that the template reads: one JSON file, and the drawings beside it. */
export interface TypesetInput {
  json: string;
  drawings: Record<string, string>;
}

/** Pages behind the cover have the colors of the quantum site's paper, on white. */
const PAGES: Palette = { ...palettes["lab-light"], ...paper };
/** The widths of drawings on the page, in points: in the text, and across the margin. */
const WIDTHS = { text: 379, wide: 476 } as const;
/** A drawing may be this high; an upright one is set narrower. */
const MOST_POINTS_HIGH = 225;
/** Labels are as large as captions, whatever the size of the drawing. */
const LABEL_POINTS = 8.4;
/** Labels of a cover's picture, whose units are points. */
const COVER_TEXT = 0.86;

const KINDS = { whitepaper: "Whitepaper", benchmark: "Benchmark", guide: "Guide" } as const;

type PublishedSite = Pick<SiteConfig, "origin" | "email" | "repository" | "offerPrices">;

export function typesetInput(document: PaperDocument, site: PublishedSite): TypesetInput {
  const { origin } = site;
  const drawings: Record<string, string> = {};
  const keys = document.references.map(({ key }) => key);
  const around = {
    origin,
    cite(key: string) {
      const index = keys.indexOf(key);
      if (index < 0) throw new Error(`${document.slug} cites "${key}", which is not a reference`);
      return index + 1;
    },
  };
  const rich = (text: RichText): Run[] => parseInline(text, around);
  const draw = (figure: Figure, width: keyof typeof WIDTHS) => {
    const { scene } = figure;
    const share = Math.min(1, (MOST_POINTS_HIGH * scene.width) / (scene.height * WIDTHS[width]));
    const points = (TEXT_UNITS.m * WIDTHS[width] * share) / scene.width;
    const textScale = Math.min(1, LABEL_POINTS / points);
    const name = `${Object.keys(drawings).length + 1}.svg`;
    drawings[name] = figureSvg(figure, PAGES, { textScale, ground: false });
    return { drawing: `/drawings/${name}`, alt: alternative(figure), share };
  };
  const column = ({ title, align = "left", share, mono = false }: Column) => ({
    title: rich(title),
    align,
    share: share ?? 0,
    mono,
  });
  const block = (item: Block) => {
    switch (item.kind) {
      case "list":
        return { ...item, items: item.items.map(rich) };
      case "terms":
        return {
          ...item,
          items: item.items.map(({ term, text }) => ({
            term: rich(term),
            text: rich(sentence(text)),
          })),
        };
      case "code":
        return { ...item, caption: rich(item.caption ?? "") };
      case "table":
        return {
          kind: item.kind,
          dense: item.dense ?? false,
          breaks: item.breaks ?? item.rows.length > 10,
          caption: rich(item.caption),
          columns: item.columns.map(column),
          rows: item.rows.map((row) => row.map(rich)),
        };
      case "figure":
        return {
          kind: item.kind,
          wide: item.wide ?? false,
          caption: rich(item.caption),
          ...draw(item.figure, item.wide ? "wide" : "text"),
        };
      default:
        return { ...item, text: rich(item.text) };
    }
  };
  const { cover, overview, kind, offer } = document;
  const picture = cover.picture ?? plainCover;
  const night = nightOf(document);
  drawings["cover.svg"] = sceneSvg(picture.scene, night, {
    textScale: COVER_TEXT,
    ground: false,
  });
  const data = {
    palette: PAGES,
    fonts: {
      text: fonts.text.family,
      mono: fonts.mono.family,
      spare: spareFonts.map(({ family }) => family),
    },
    origin,
    kind: KINDS[kind],
    title: document.title,
    abstract: rich(document.abstract),
    description: plainText(document.abstract),
    version: document.version,
    date: document.date,
    page: absolute(`/resources#${document.slug}`, origin),
    cover: { drawing: "/drawings/cover.svg", alt: `${picture.title}.`, palette: night },
    overview: overview && { ...draw(overview.figure, "wide"), caption: rich(overview.caption) },
    sections: document.sections.map(({ title, blocks }) => ({ title, blocks: blocks.map(block) })),
    limits: document.limits.map(rich),
    reproduce: {
      ...document.reproduce,
      code: rich(codeOf(site)),
      text: rich(document.reproduce.text),
    },
    offer: offer && {
      ...offers[offer],
      items: offers[offer].items.map(({ title, text }) => ({
        title,
        text: text.endsWith(".") ? text : `${text}.`,
      })),
      price: site.offerPrices[offer] ?? offerPrice,
      page: absolute(offers[offer].link.to, origin),
      email: site.email,
    },
    data: document.data.map((item) => ({
      ...item,
      href: absolute(`/papers/data/${item.file}`, origin),
    })),
    references: document.references,
  };
  return { json: JSON.stringify(data), drawings };
}

function nightOf({ cover }: PaperDocument): Palette {
  return { ...palettes.quantum, ...phaseGrounds[cover.ground] };
}

/** A cover for the site, which sets the title over it: the picture at the foot, without its small words. */
export function coverSvg(document: PaperDocument): string {
  const { scene } = document.cover.picture ?? plainCover;
  const palette = nightOf(document);
  const marks = scene.marks.filter(({ kind }) => kind !== "text");
  const { width, height } = COVER;
  const picture = sceneSvg({ ...scene, marks }, palette, { ground: false }).replace(
    "<svg ",
    `<svg y="${height - scene.height}" width="${scene.width}" height="${scene.height}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.ground}"/>${picture}</svg>\n`;
}

/** Where a reader finds what the commands run. */
function codeOf({ repository }: PublishedSite): RichText {
  const archive = `Code and data are one download: [${SOURCE_ARCHIVE}](/papers/${SOURCE_ARCHIVE}). It needs Node 22.18 or later.`;
  return repository
    ? `The code is at [${repository.url}](${repository.url}), commit \`${repository.commit}\`. ${archive}`
    : archive;
}

/** With a capital: it follows a full stop. */
function sentence(text: RichText): RichText {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a reader hears instead of the drawing: its name and its numbers. */
function alternative({ title, table }: Figure): string {
  const rows = table.rows.map((row) =>
    row.map((value, index) => `${table.columns[index]} ${value}`).join(", "),
  );
  return `${title}. ${rows.join("; ")}.`;
}

/** The words of a text without its markup. */
function plainText(text: RichText): string {
  const runs = parseInline(text, { origin: "", cite: () => 0 });
  return runs
    .map((run) => (typeof run === "string" ? run : "text" in run ? run.text : ""))
    .join("");
}
