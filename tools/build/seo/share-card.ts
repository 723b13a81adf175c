import type { CSSProperties } from "react";
import type { Font } from "satori";
import type { Mark, TextMark } from "#app/figures/scene.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { deepGrounds, type Palette, palettes } from "#app/lib/palettes.ts";
import type { SiteName } from "#app/lib/site.ts";
import { shareImageSize, type sharePicture } from "#app/seo/share-image.ts";
import { sites } from "#app/seo/sites.ts";
import { labMark, MARK_SIZE, quantumMark } from "../../lib/mark.ts";
import { breakHeadline, type Word } from "./headline.ts";
import type { PageWords } from "./page-words.ts";
import type { ShareFigure } from "./share-figures.ts";
import { type Box, box, italicFamily, labelBox, outline } from "./share-text.ts";

const { width, height } = shareImageSize;
const MARGIN_PX = 64;
const lineTop = height - 92;
/** Strokes are drawn for pages and need more width here, because cards are shown smaller. */
const STROKE_SCALE = 1.6;

interface Look {
  palette: Palette;
  mark: (palette: Palette) => string;
  name: CSSProperties;
  headline: CSSProperties;
  kicker: CSSProperties;
  wordSpace: string;
  /** From the largest headline to the smallest. */
  sizes: readonly number[];
  /** The mean width of a letter, as a share of the type size. */
  advance: number;
}

const looks: Record<SiteName, Look> = {
  quantum: {
    palette: palettes.quantum,
    mark: ({ accent, ink }) => quantumMark(accent, ink),
    name: { fontFamily: fonts.text.family, fontSize: 26, letterSpacing: "-0.01em" },
    headline: { fontFamily: fonts.text.family, letterSpacing: "-0.035em", lineHeight: 1.06 },
    kicker: { fontFamily: fonts.mono.family, fontSize: 20 },
    wordSpace: "0.22em",
    sizes: [80, 76, 72, 68, 64, 60, 54, 50],
    advance: 0.5,
  },
  lab: {
    palette: palettes["lab-light"],
    mark: ({ ink, ground }) => labMark(ink, ground),
    name: { fontFamily: fonts.serif.family, fontSize: 36, letterSpacing: "-0.01em" },
    headline: { fontFamily: fonts.serif.family, letterSpacing: "-0.025em", lineHeight: 0.98 },
    kicker: { fontFamily: fonts.text.family, fontSize: 20 },
    wordSpace: "0.17em",
    sizes: [92, 86, 80, 74, 70, 66],
    advance: 0.4,
  },
};

/** One page's picture: its name and headline on the left, its figure on the right, its kicker below a hairline. */
export async function shareCard(
  site: SiteName,
  page: PageWords,
  shown: ShareFigure | undefined,
  faces: Font[],
  ground?: ReturnType<typeof sharePicture>["ground"],
): Promise<string> {
  const look = looks[site];
  const palette = ground ? { ...palettes["lab-dark"], ...deepGrounds[ground] } : look.palette;
  const words = [...cardWords(site, page, palette), ...(shown ? labels(shown, palette) : [])];
  const text = await outline(
    box({ width, height, position: "relative", color: palette.ink }, words),
    faces,
  );
  const back = shown ? `<rect width="${width}" height="${height}" fill="${palette.ground}"/>` : "";
  const mark = `<svg x="${MARGIN_PX}" y="56" width="44" height="44" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${look.mark(palette)}</svg>`;
  const end = shown?.room.top === 0 ? shown.room.left - 34 : width - MARGIN_PX;
  const line = `<path d="M${MARGIN_PX} ${lineTop}.5H${end}" stroke="${site === "lab" ? palette.ink : palette.line}"/>`;
  const figure = shown ? drawing(shown, palette) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${back}${figure}${mark}${line}${text}</svg>`;
}

const column = { width: 530, height: lineTop - 148 };

function cardWords(site: SiteName, { headline, kicker }: PageWords, palette: Palette): Box[] {
  const { name, headline: headlineStyle, kicker: kickerStyle, wordSpace, ...look } = looks[site];
  const words = headline.flatMap(({ text, italic }) =>
    text.split(" ").map((part): Word => ({ text: part, italic })),
  );
  const { size, lines } = breakHeadline(words, {
    ...look,
    ...column,
    leading: Number(headlineStyle.lineHeight),
  });
  const rows = lines.map((line) =>
    box(
      {},
      line.map(({ text, italic }) =>
        box({ marginRight: wordSpace, fontFamily: italic ? italicFamily : undefined }, text),
      ),
    ),
  );
  return [
    box(
      {
        position: "absolute",
        left: MARGIN_PX + 60,
        top: 56,
        height: 44,
        alignItems: "center",
        ...name,
      },
      sites[site].name,
    ),
    box({ position: "absolute", left: MARGIN_PX, top: 124, ...column, alignItems: "center" }, [
      box({ flexDirection: "column", fontSize: size, ...headlineStyle }, rows),
    ]),
    box(
      {
        position: "absolute",
        left: MARGIN_PX,
        top: lineTop + 26,
        color: site === "lab" ? palette.quiet : palette.accent,
        ...kickerStyle,
      },
      kicker,
    ),
  ];
}

/** Maps the scene's own units to the card. */
function placementOf({ scene, room, part }: ShareFigure) {
  if (part) {
    const scale = room.width / part[2];
    return { scale, left: room.left - part[0] * scale, top: room.top - part[1] * scale };
  }
  const scale = Math.min(room.width / scene.width, room.height / scene.height);
  return {
    scale,
    left: room.left + room.width - scene.width * scale,
    top: room.top + (room.height - scene.height * scale) / 2,
  };
}

function drawing(shown: ShareFigure, palette: Palette): string {
  const { scene, room, part } = shown;
  const { scale, left, top } = placementOf(shown);
  const marks = scene.marks.filter((mark) => mark.kind !== "text").map(thicken);
  const svg = sceneSvg({ ...scene, marks }, palette, { ground: false, part });
  const frame = part
    ? `x="${room.left}" y="${room.top}" width="${room.width}" height="${room.height}"`
    : `x="${left}" y="${top}" width="${scene.width * scale}" height="${scene.height * scale}" overflow="visible"`;
  return svg.replace("<svg ", `<svg ${frame} `);
}

function thicken(mark: Exclude<Mark, TextMark>): Mark {
  return mark.stroke ? { ...mark, width: (mark.width ?? 1) * STROKE_SCALE } : mark;
}

/** At the size of a card only the names of gates and qubits can be read, so a part keeps no other text. */
function isRead({ text, x, y }: TextMark, [left, top, wide, high]: readonly number[]): boolean {
  const isInside = x > left && x < left + wide && y > top && y < top + high;
  return isInside && /^[A-Zq]\d?†?$/.test(text);
}

function labels(shown: ShareFigure, palette: Palette): Box[] {
  const { scene, part } = shown;
  const { scale, left, top } = placementOf(shown);
  const texts = scene.marks.filter((mark) => mark.kind === "text");
  const readable = part ? texts.filter((mark) => isRead(mark, part)) : texts;
  return [
    box(
      { position: "absolute", left, top, width: scene.width * scale, height: scene.height * scale },
      readable.map((mark) => labelBox(mark, scale, palette)),
    ),
  ];
}
