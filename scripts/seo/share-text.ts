import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CSSProperties, ReactElement } from "react";
import satori, { type Font } from "satori";
import { TEXT_UNITS } from "#app/figures/draw/marks.ts";
import type { TextMark } from "#app/figures/scene.ts";
import type { Palette } from "#app/lib/palettes.ts";
import { shareImageSize } from "#app/seo/share-image.ts";

const root = join(import.meta.dirname, "../..");

const fontFiles = {
  "Host Grotesk": "scripts/fonts/share/host-grotesk-500.ttf",
  "Geist Mono": "node_modules/@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff",
  "Instrument Serif":
    "node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff",
  "Instrument Serif Italic":
    "node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff",
} as const;

export type Box = ReactElement;

/** A box for the layout engine, which takes React's elements without React. */
export function box(style: CSSProperties, children?: string | readonly Box[]): Box {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

export async function readFonts(): Promise<Font[]> {
  return Promise.all(
    Object.entries(fontFiles).map(async ([name, file]) => ({
      name,
      data: await readFile(join(root, file)),
    })),
  );
}

/** The words as outlines, so that the picture needs no installed font. */
export function outline(content: Box, fonts: Font[]): Promise<string> {
  return satori(content, { ...shareImageSize, fonts, loadAdditionalAsset: refuse });
}

/** Called for characters that no font has; an empty frame in their place would go unnoticed. */
async function refuse(_: string, text: string): Promise<never> {
  throw new Error(`Share image: no font of scripts/seo/share-text.ts has "${text}"`);
}

/** Where a line of text stands in a box of its own height: from the fonts' ascent and descent. */
const baselines = { mono: 0.855, sans: 0.865 } as const;

/** A label of a figure, as wide as it needs to be on either side of its anchor. */
export function labelBox(mark: TextMark, scale: number, palette: Palette): Box {
  const fontSize = TEXT_UNITS[mark.size ?? "m"] * scale;
  const reach = 600;
  const [left, justifyContent] = {
    start: [mark.x * scale, "flex-start"],
    middle: [mark.x * scale - reach / 2, "center"],
    end: [mark.x * scale - reach, "flex-end"],
  }[mark.anchor ?? "start"] as [number, string];
  return box(
    {
      position: "absolute",
      left,
      top: mark.y * scale - fontSize * (mark.mono ? baselines.mono : baselines.sans),
      width: reach,
      justifyContent,
      fontFamily: mark.mono ? "Geist Mono" : "Host Grotesk",
      fontSize,
      lineHeight: 1,
      whiteSpace: "pre",
      color: palette[mark.tone ?? "muted"],
    },
    mark.text,
  );
}
