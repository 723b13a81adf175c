import type { CSSProperties } from "react";
import type { Font } from "satori";
import type { Mark, TextMark } from "#app/drawing/scene.ts";
import { sceneSvg } from "#app/drawing/scene-file.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { type Palette, palettes } from "#app/lib/palettes.ts";
import type { SiteName } from "#app/lib/site.ts";
import { shareImageSize } from "#app/seo/share-image.ts";
import { sites } from "#app/seo/sites.ts";
import { labMark, markSize, quantumMark } from "./mark.ts";
import type { PageWords } from "./page-words.ts";
import type { ShareFigure } from "./share-figures.ts";
import { type Box, box, italicFamily, labelBox, outline } from "./share-text.ts";

const { width, height } = shareImageSize;
const margin = 64;
const lineTop = height - 92;
/** Strokes are drawn for pages; pictures of pages are looked at smaller. */
const strokeScale = 1.6;

interface Look {
  palette: "quantum" | "lab-light";
  mark: (palette: Palette) => string;
  name: CSSProperties;
  headline: CSSProperties;
  kicker: CSSProperties;
  wordSpace: string;
  /** Headline sizes by its length in characters. */
  sizes: readonly (readonly [upTo: number, size: number])[];
}

const looks: Record<SiteName, Look> = {
  quantum: {
    palette: "quantum",
    mark: ({ accent, ink }) => quantumMark(accent, ink),
    name: { fontFamily: fonts.text.family, fontSize: 26, letterSpacing: "-0.01em" },
    headline: { fontFamily: fonts.text.family, letterSpacing: "-0.035em", lineHeight: 1.06 },
    kicker: { fontFamily: fonts.mono.family, fontSize: 20 },
    wordSpace: "0.22em",
    sizes: [
      [30, 78],
      [44, 72],
      [55, 68],
      [Number.POSITIVE_INFINITY, 54],
    ],
  },
  lab: {
    palette: "lab-light",
    mark: ({ ink, ground }) => labMark(ink, ground),
    name: { fontFamily: fonts.serif.family, fontSize: 36, letterSpacing: "-0.01em" },
    headline: { fontFamily: fonts.serif.family, letterSpacing: "-0.025em", lineHeight: 0.98 },
    kicker: { fontFamily: fonts.text.family, fontSize: 20 },
    wordSpace: "0.17em",
    sizes: [
      [48, 92],
      [Number.POSITIVE_INFINITY, 86],
    ],
  },
};

/** One page's picture: its name and headline on the left, its figure on the right, its kicker below a hairline. */
export async function shareCard(
  site: SiteName,
  page: PageWords,
  shown: ShareFigure | undefined,
  faces: Font[],
): Promise<string> {
  const look = looks[site];
  const palette = palettes[look.palette];
  const words = [...cardWords(site, page), ...(shown ? labels(shown, palette) : [])];
  const text = await outline(
    box({ width, height, position: "relative", color: palette.ink }, words),
    faces,
  );
  const ground = shown
    ? `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`
    : "";
  const mark = `<svg x="${margin}" y="56" width="44" height="44" viewBox="0 0 ${markSize} ${markSize}">${look.mark(palette)}</svg>`;
  const line = `<path d="M${margin} ${lineTop}.5H${width - margin}" stroke="${site === "lab" ? palette.ink : palette.line}"/>`;
  const figure = shown ? drawing(shown, look.palette) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${figure}${mark}${line}${text}</svg>`;
}

function cardWords(site: SiteName, { headline, kicker }: PageWords): Box[] {
  const {
    name,
    headline: headlineStyle,
    kicker: kickerStyle,
    sizes,
    palette,
    wordSpace,
  } = looks[site];
  const { quiet, accent } = palettes[palette];
  const length = headline.map(({ text }) => text).join(" ").length;
  const fontSize = sizes.find(([upTo]) => length <= upTo)?.[1];
  const words = headline.flatMap(({ text, italic }, index) => {
    const fontFamily = italic ? italicFamily : undefined;
    const parts = index === headline.length - 1 ? pieces(text) : text.split(" ");
    return parts.map((part) => box({ marginRight: wordSpace, fontFamily }, part));
  });
  return [
    box(
      {
        position: "absolute",
        left: margin + 60,
        top: 56,
        height: 44,
        alignItems: "center",
        ...name,
      },
      sites[site].name,
    ),
    box(
      {
        position: "absolute",
        left: margin,
        top: 124,
        width: 530,
        height: lineTop - 148,
        alignItems: "center",
      },
      [box({ flexWrap: "wrap", fontSize, ...headlineStyle }, words)],
    ),
    box(
      {
        position: "absolute",
        left: margin,
        top: lineTop + 26,
        color: site === "lab" ? quiet : accent,
        ...kickerStyle,
      },
      kicker,
    ),
  ];
}

/** Words that may stand alone on a line: all but a short last one, which keeps its neighbour. */
function pieces(text: string): string[] {
  const words = text.split(" ").filter(Boolean);
  const last = words.slice(-2).join(" ");
  return last.length <= 14 ? [...words.slice(0, -2), last] : words;
}

function placed({ scene, room }: ShareFigure) {
  const scale = Math.min(room.width / scene.width, room.height / scene.height);
  return {
    scale,
    left: room.left + room.width - scene.width * scale,
    top: room.top + (room.height - scene.height * scale) / 2,
  };
}

function drawing(shown: ShareFigure, palette: Look["palette"]): string {
  const { scene } = shown;
  const { scale, left, top } = placed(shown);
  const marks = scene.marks.filter((mark) => mark.kind !== "text").map(thickened);
  const svg = sceneSvg({ ...scene, marks }, palette, { ground: false });
  const frame = `x="${left}" y="${top}" width="${scene.width * scale}" height="${scene.height * scale}" overflow="visible"`;
  return svg.replace("<svg ", `<svg ${frame} `);
}

function thickened(mark: Exclude<Mark, TextMark>): Mark {
  return mark.kind !== "copy" && mark.stroke
    ? { ...mark, width: (mark.width ?? 1) * strokeScale }
    : mark;
}

function labels(shown: ShareFigure, palette: Palette): Box[] {
  const { scale, left, top } = placed(shown);
  const texts = shown.scene.marks.filter((mark) => mark.kind === "text");
  const { width: w, height: h } = shown.scene;
  return [
    box(
      { position: "absolute", left, top, width: w * scale, height: h * scale },
      texts.map((mark) => labelBox(mark, scale, palette)),
    ),
  ];
}
