/** What a fallback needs to know of a system font; the numbers are those of `@capsizecss/metrics`. */
interface SystemFont {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
  /** Fonts of the same widths, by the names under which systems know them. */
  locals: readonly string[];
}

const arial: SystemFont = {
  familyName: "Arial",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
  locals: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "Helvetica Neue", "Roboto"],
};

const timesNewRoman: SystemFont = {
  familyName: "Times New Roman",
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
  locals: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos", "Times"],
};

const timesNewRomanItalic: SystemFont = {
  ...timesNewRoman,
  xWidthAvg: 836,
  locals: [
    "Times New Roman Italic",
    "TimesNewRomanPS-ItalicMT",
    "Liberation Serif Italic",
    "Tinos Italic",
    "Times Italic",
  ],
};

/** Menlo and its like are as wide as Courier New and nearer in color. */
const courierNew: SystemFont = {
  familyName: "Courier New",
  ascent: 1705,
  descent: -615,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1229,
  locals: ["Menlo", "Roboto Mono", "Liberation Mono", "Cousine", "Courier New"],
};

export interface FontDeclaration {
  family: string;
  /** In this folder. */
  file: string;
  weight: string;
  fallback: SystemFont;
  /** The face whose widths a fallback's italic must match, where a headline has one. */
  italic?: { file: string; fallback: SystemFont };
}

/** The sites' type. Faces, fallback metrics and font stacks are generated from this list (`scripts/fonts`). */
export const fonts = {
  text: { family: "Host Grotesk", file: "host-grotesk.woff2", weight: "400 600", fallback: arial },
  serif: {
    family: "Instrument Serif",
    file: "instrument-serif.woff2",
    weight: "400",
    fallback: timesNewRoman,
    italic: {
      file: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
      fallback: timesNewRomanItalic,
    },
  },
  mono: { family: "Geist Mono", file: "geist-mono.woff2", weight: "400", fallback: courierNew },
} as const satisfies Record<string, FontDeclaration>;
