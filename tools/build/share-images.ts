import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CSSProperties, ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { labHome } from "#app/content/lab/home.ts";
import { LOGO_SIZE, labLogo, labPaths, quantumLogo } from "#app/drawing/logos.ts";
import { path } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import { type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { sceneSvg } from "#app/drawing/scene-file.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { plainFonts, plainSpareFonts } from "#app/fonts/plain-fonts.ts";
import { type Miniature, size } from "#app/lab/pages/home/draw-services.ts";
import miniatures from "#app/lab/pages/home/miniatures.computed.ts";
import { type SiteName, siteOf } from "#app/lib/href.ts";
import { type Palette, palettes } from "#app/lib/palettes.ts";
import { shareImagePath, shareImageSize, sites } from "#app/seo/site-meta.ts";
import { Drawings } from "../figures/drawings.ts";
import { elements, ownText, parseHtml } from "../lib/html.ts";
import { type BuiltPage, pathsOf } from "../lib/site-files.ts";

const { width, height } = shareImageSize;
/** Few colors are enough; dithering would cost more bytes than it hides, and more effort half a second for 30 kB. */
const png = { palette: true, quality: 50, dither: 0, effort: 4 } as const;
const MARGIN = 64;
const COLUMN = 530;
const italicFamily = `${fonts.serif.family} Italic`;

const siteStyles = {
  quantum: {
    palette: palettes.quantum,
    logo: ({ accent, ink }: Palette) => quantumLogo(accent, ink),
    tones: { rule: "line", title: "accent" },
    name: { fontFamily: fonts.text.family, fontSize: 26 },
    headline: {
      fontFamily: fonts.text.family,
      fontSize: 64,
      letterSpacing: "-0.035em",
      lineHeight: 1.06,
    },
    title: { fontFamily: fonts.mono.family },
  },
  lab: {
    palette: palettes["lab-light"],
    logo: ({ ink, ground }: Palette) => labLogo(ink, ground),
    tones: { rule: "ink", title: "quiet" },
    name: { fontFamily: fonts.serif.family, fontSize: 36 },
    headline: {
      fontFamily: fonts.serif.family,
      fontSize: 78,
      letterSpacing: "-0.025em",
      lineHeight: 0.98,
    },
    title: { fontFamily: fonts.text.family },
  },
} as const;

export async function writeShareImages(
  clientDir: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const fonts = await readFonts();
  const pictures = {
    quantum: await wavePicture(),
    lab: honeycombPicture(siteStyles.lab.palette),
  } as const satisfies Record<SiteName, ReactElement>;
  // One after another, because each takes all cores, and side by side they take twice the time.
  for (const page of pages) {
    const file = join(clientDir, shareImagePath(pathsOf(page.file)[0]));
    await mkdir(dirname(file), { recursive: true });
    const svg = await satori(card(page, pictures), { width, height, fonts, loadAdditionalAsset });
    const image = sharp(Buffer.from(svg)).removeAlpha();
    await writeFile(file, await image.png(png).toBuffer());
  }
}

/** The site's name, the page's headline and its title below a hairline on the left, the site's picture on the right. */
function card({ file, html }: BuiltPage, pictures: Record<SiteName, ReactElement>): ReactElement {
  const site = siteOf(pathsOf(file)[0]);
  const { palette, logo, tones, name, ...style } = siteStyles[site];
  const { headline, italic, title } = pageWords(html);
  const balanced = { textWrap: "balance" } as const;
  const titles = [
    box(balanced, headline),
    ...(italic ? [box({ ...balanced, fontFamily: italicFamily }, italic)] : []),
  ];
  const column = { flexDirection: "column", width: COLUMN } as const;
  const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${logo(palette)}</svg>`;
  return box({ width, height, background: palette.ground, color: palette.ink }, [
    pictures[site],
    box({ ...column, height: height - 56, marginLeft: MARGIN, marginTop: 56 }, [
      box({ height: 44, alignItems: "center" }, [
        image(logoSvg, "svg+xml", { width: 44, height: 44, marginRight: 16 }),
        box({ letterSpacing: "-0.01em", ...name }, sites[site].name),
      ]),
      box({ ...column, flexGrow: 1, justifyContent: "center", ...style.headline }, titles),
      box(
        {
          height: 72,
          flexShrink: 0,
          paddingTop: 20,
          borderTop: `1px solid ${palette[tones.rule]}`,
          color: palette[tones.title],
          fontSize: 20,
          lineHeight: 1.3,
          ...style.title,
        },
        title,
      ),
    ]),
  ]);
}

/** A page's title without the name of the site, and its headline, which ends in italics on the lab's pages. */
function pageWords(html: string) {
  const document = parseHtml(html);
  const [heading] = elements(document, "h1");
  const [titleElement] = elements(document, "title");
  if (!heading || !titleElement) throw new Error("Share image: a page has no headline or no title");
  const [end] = elements(heading, ({ parent }) => parent === heading);
  const [headline, italic] = [ownText(heading).trim(), end && ownText(end)];
  const [title] = ownText(titleElement).split(" | ");
  // The lab's home page has its headline as its title.
  return { headline, italic, title: `${headline} ${italic}`.startsWith(title) ? "" : title };
}

/** A box for the layout engine, which takes React's elements without React. */
function box(style: CSSProperties, children?: string | readonly ReactElement[]): ReactElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

function image(content: string | Buffer, type: string, style: CSSProperties): ReactElement {
  const src = `data:image/${type};base64,${Buffer.from(content).toString("base64")}`;
  return { type: "img", key: null, props: { src, style } };
}

/** Comes from the cache of the build, because the wave takes seconds to compute. */
async function wavePicture(): Promise<ReactElement> {
  const drawings = new Drawings(join(import.meta.dirname, "../.."));
  const file = import.meta.resolve("#app/instruments/wave/wave.computed.ts");
  const { files } = await drawings.draw(fileURLToPath(file));
  const still = join(drawings.folder, files.find((name) => name.includes("wave-scene")) ?? "");
  // Left of its slits the still is dark.
  const part = { left: 420, top: 175, width: 560, height };
  const wave = await sharp(still).resize(980).extract(part).png().toBuffer();
  const place = { position: "absolute", left: width - part.width, width: part.width } as const;
  return image(wave, "png", { ...place, height });
}

function honeycombPicture(palette: Palette): ReactElement {
  const svg = sceneSvg(honeycomb(), palette);
  const side = 420;
  const [left, top] = [width - MARGIN - side, (height - side) / 2];
  return image(svg, "svg+xml", { position: "absolute", left, top, width: side, height: side });
}

const tones = { "neon-blue": "blue", "neon-purple": "purple", "neon-green": "green" } as const;

/** Six tiles around the initial, as the lab opens. */
function honeycomb(): Scene {
  const miniatureOf: Readonly<Record<string, Miniature | undefined>> = miniatures;
  const [radius, middle] = [62, 168];
  const row = 1.06 * radius;
  const tiles = labHome.hero.tiles.flatMap(({ id, color, position }): Mark[] => {
    const x = middle + (position.x * Math.sqrt(3) * row) / 2;
    const y = middle + position.y * 1.5 * row;
    const tone = tones[color];
    const place = { x: x - size.width * 0.34, y: y - size.height * 0.36, scale: 0.68 };
    const { lines = "", running = "", shapes = "" } = miniatureOf[id] ?? {};
    return [
      path(hexagon(x, y, radius), { stroke: tone, fill: "raised", width: 1.3 }),
      { ...path(lines + running, { stroke: tone, width: 1.6 }), place },
      { ...path(shapes, { fill: tone }), place },
    ];
  });
  const scale = 3;
  const place = { x: middle - (LOGO_SIZE / 2) * scale, y: middle - (LOGO_SIZE / 2) * scale, scale };
  const initial = { ...path(labPaths.letter, { stroke: "ground", width: 4.8 }), place };
  const marks = [...tiles, path(hexagon(middle, middle, radius), { fill: "ink" }), initial];
  return sceneOf(2 * middle, 2 * middle, marks);
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
