import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CSSProperties, ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { textUnits } from "#app/figures/marks.ts";
import type { TextMark } from "#app/figures/scene.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { plainFonts, plainSpareFonts } from "#app/fonts/plain-fonts.ts";
import { deepGrounds, type Palette, palettes } from "#app/lib/palettes.ts";
import { siteOf } from "#app/lib/site.ts";
import { shareImagePath, shareImageSize } from "#app/seo/share-image.ts";
import { sites } from "#app/seo/sites.ts";
import { labMark, MARK_SIZE, quantumMark } from "../../lib/mark.ts";
import { pageWords } from "./page-words.ts";
import { shareFigure } from "./share-figures.ts";

const { width, height } = shareImageSize;
const MARGIN = 64;
/** The width of the words. */
const COLUMN = 530;
/** The picture's room, from the words to the other three edges of the card. */
const room = { left: 628, width: width - 628, height };
/** Strokes are drawn for pages and need more width here, because cards are shown smaller. */
const STROKE_SCALE = 1.6;
const italicFamily = `${fonts.serif.family} Italic`;

const siteStyles = {
  quantum: {
    palette: palettes.quantum,
    mark: ({ accent, ink }: Palette) => quantumMark(accent, ink),
    tones: { rule: "line", kicker: "accent" },
    name: { fontFamily: fonts.text.family, fontSize: 26 },
    headline: {
      fontFamily: fonts.text.family,
      fontSize: 64,
      letterSpacing: "-0.035em",
      lineHeight: 1.06,
    },
    kicker: { fontFamily: fonts.mono.family },
  },
  lab: {
    palette: palettes["lab-light"],
    mark: ({ ink, ground }: Palette) => labMark(ink, ground),
    tones: { rule: "ink", kicker: "quiet" },
    name: { fontFamily: fonts.serif.family, fontSize: 36 },
    headline: {
      fontFamily: fonts.serif.family,
      fontSize: 78,
      letterSpacing: "-0.025em",
      lineHeight: 0.98,
    },
    kicker: { fontFamily: fonts.text.family },
  },
} as const;

/** Writes every page's picture below the folder of the built site. */
export async function writeShareImages(clientDir: string, pages: readonly string[]): Promise<void> {
  const fonts = await readFonts();
  const write = async (path: string) => {
    const file = join(clientDir, shareImagePath(path));
    await mkdir(dirname(file), { recursive: true });
    const svg = await satori(await card(path), { width, height, fonts, loadAdditionalAsset });
    // Few colors are enough; dithering would cost more bytes than it hides.
    const image = sharp(Buffer.from(svg)).removeAlpha();
    await writeFile(file, await image.png({ palette: true, quality: 50, dither: 0 }).toBuffer());
  };
  await Promise.all(pages.map(write));
}

/** The site's name, the headline and the kicker below a hairline on the left, the page's figure on the right. */
async function card(path: string): Promise<ReactElement> {
  const site = siteOf(path);
  const { mark, tones, name, ...style } = siteStyles[site];
  const { ground, ...figure } = await shareFigure(path);
  const palette = ground ? { ...palettes["lab-dark"], ...deepGrounds[ground] } : style.palette;
  const { headline, kicker } = await pageWords(path);
  const titles = headline.map(({ text, italic }) =>
    box({ textWrap: "balance", fontFamily: italic ? italicFamily : undefined }, text),
  );
  const column = { flexDirection: "column", width: COLUMN } as const;
  const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${mark(palette)}</svg>`;
  return box({ width, height, background: palette.ground, color: palette.ink }, [
    ...picture(figure, palette),
    box({ ...column, height: height - 56, marginLeft: MARGIN, marginTop: 56 }, [
      box({ height: 44, alignItems: "center" }, [
        image(markSvg, { width: 44, height: 44, marginRight: 16 }),
        box({ letterSpacing: "-0.01em", ...name }, sites[site].name),
      ]),
      box({ ...column, flexGrow: 1, justifyContent: "center", ...style.headline }, titles),
      box(
        {
          height: 72,
          flexShrink: 0,
          paddingTop: 20,
          borderTop: `1px solid ${palette[tones.rule]}`,
          color: palette[tones.kicker],
          fontSize: 20,
          lineHeight: 1.3,
          ...style.kicker,
        },
        kicker,
      ),
    ]),
  ]);
}

/** A box for the layout engine, which takes React's elements without React. */
function box(style: CSSProperties, children?: string | readonly ReactElement[]): ReactElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

function image(svg: string, style: CSSProperties): ReactElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { type: "img", key: null, props: { src, style } };
}

type ShareFigure = Awaited<ReturnType<typeof shareFigure>>;

/** The figure's shapes, and over them its labels; of a part only those of gates and qubits, the others being too small. */
function picture({ scene, part }: ShareFigure, palette: Palette): ReactElement[] {
  const [x, y, wide] = part ?? wholeOf(scene);
  const scale = room.width / wide;
  const marks = scene.marks.flatMap((mark) => {
    if (mark.kind === "text") return [];
    return mark.stroke ? { ...mark, width: (mark.width ?? 1) * STROKE_SCALE } : mark;
  });
  const svg = sceneSvg({ ...scene, marks }, palette, {
    ground: false,
    part: [x, y, wide, room.height / scale],
  });
  const labels = scene.marks.filter((mark) => mark.kind === "text" && (!part || mark.centered));
  const place = { position: "absolute", top: 0, overflow: "hidden", ...room } as const;
  return [
    image(svg, place),
    box(
      place,
      (labels as TextMark[]).map((mark) => label(mark, [x, y], scale, palette)),
    ),
  ];
}

/** The part that shows a whole scene in the room's middle, as far from the right edge as the words are from the left. */
function wholeOf(scene: { width: number; height: number }): readonly [number, number, number] {
  const inner = room.width - MARGIN;
  const scale = Math.min(inner / scene.width, 416 / scene.height);
  const top = (room.height / scale - scene.height) / 2;
  return [scene.width - inner / scale, -top, room.width / scale];
}

/** The baseline of a line of text in a box of its own height, from the fonts' ascent and descent. */
const baselines = { mono: 0.855, sans: 0.865 } as const;

/** A label, as wide as it needs to be on either side of its anchor. */
function label(
  { x, y, text, size = "m", mono, anchor = "start", tone = "muted" }: TextMark,
  [left, top]: readonly [number, number],
  scale: number,
  palette: Palette,
): ReactElement {
  const fontSize = textUnits[size] * scale;
  const reach = 600;
  const [offset, justifyContent] = {
    start: [0, "flex-start"],
    middle: [-reach / 2, "center"],
    end: [-reach, "flex-end"],
  }[anchor] as [number, string];
  return box(
    {
      position: "absolute",
      left: (x - left) * scale + offset,
      top: (y - top) * scale - fontSize * (mono ? baselines.mono : baselines.sans),
      width: reach,
      justifyContent,
      fontFamily: fonts[mono ? "mono" : "text"].family,
      fontSize,
      lineHeight: 1,
      whiteSpace: "pre",
      color: palette[tone],
    },
    text,
  );
}

/** The faces of the cards; the last ones have the signs that a site's own faces may lack. */
function readFonts(): Promise<Font[]> {
  const { textMedium, mono, serif, serifItalic } = plainFonts;
  const faces = [textMedium, mono, serif, serifItalic, ...plainSpareFonts];
  return Promise.all(
    faces.map(async ({ font, style, file }) => ({
      name: style === "italic" ? italicFamily : font.family,
      data: await readFile(file),
    })),
  );
}

/** Called for characters that no font has; an empty frame in their place would go unnoticed. */
async function loadAdditionalAsset(_: string, text: string): Promise<never> {
  throw new Error(`Share image: no font of app/fonts/fonts.ts has "${text}"`);
}
