import type { CSSProperties, ReactElement } from "react";
import satori, { type Font } from "satori";
import { textUnits } from "#app/figures/marks.ts";
import type { TextMark } from "#app/figures/scene.ts";
import { plainFonts } from "#app/fonts/font-files.ts";
import { fonts, spareFonts } from "#app/fonts/fonts.ts";
import type { Palette } from "#app/lib/palettes.ts";
import { shareImageSize } from "#app/seo/share-image.ts";

export const italicFamily = `${fonts.serif.family} Italic`;

/** Every face of the pictures; the last ones have the signs that a site's own faces may lack. */
const faces = [
  { font: fonts.text, cut: { weight: 500 } },
  { font: fonts.mono, cut: { weight: 400 } },
  { font: fonts.serif, cut: { weight: 400 } },
  { font: fonts.serif, cut: { weight: 400, style: "italic" }, name: italicFamily },
  ...spareFonts
    .filter((font) => font !== fonts.text)
    .map((font) => ({ font, cut: { weight: 400 } })),
] as const;

export type Box = ReactElement;

/** A box for the layout engine, which takes React's elements without React. */
export function box(style: CSSProperties, children?: string | readonly Box[]): Box {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

export async function readFonts(): Promise<Font[]> {
  const fonts = faces.map(async ({ font, cut, ...face }) => {
    const name = "name" in face ? face.name : font.family;
    // Each file has a name of its own: of files with one name only the first would be searched for a letter.
    return (await plainFonts(font, cut)).map((data, i) => ({
      name: i ? `${name} ${i}` : name,
      data,
    }));
  });
  return (await Promise.all(fonts)).flat();
}

/** The words as outlines, so that the picture needs no installed font. */
export function outline(content: Box, fonts: Font[]): Promise<string> {
  return satori(content, { ...shareImageSize, fonts, loadAdditionalAsset: refuse });
}

/** Called for characters that no font has; an empty frame in their place would go unnoticed. */
async function refuse(_: string, text: string): Promise<never> {
  throw new Error(`Share image: no font of app/fonts/fonts.ts has "${text}"`);
}

/** The baseline of a line of text in a box of its own height, from the fonts' ascent and descent. */
const baselines = { mono: 0.855, sans: 0.865 } as const;

/** A label of a figure, as wide as it needs to be on either side of its anchor. */
export function labelBox(mark: TextMark, scale: number, palette: Palette): Box {
  const fontSize = textUnits[mark.size ?? "m"] * scale;
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
      fontFamily: fonts[mark.mono ? "mono" : "text"].family,
      fontSize,
      lineHeight: 1,
      whiteSpace: "pre",
      color: palette[mark.tone ?? "muted"],
    },
    mark.text,
  );
}
