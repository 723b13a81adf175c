/** The numbers are those of `@capsizecss/metrics`. */
interface SystemFont {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
  /** Fonts of the same widths, by the names under which systems know them. */
  locals: readonly string[];
  /** Its italic, where the sites set words in one. */
  italic?: Pick<SystemFont, "xWidthAvg" | "locals">;
}

const sans: SystemFont = {
  familyName: "Arial",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
  locals: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "Helvetica Neue", "Roboto"],
};

const serif: SystemFont = {
  familyName: "Times New Roman",
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
  locals: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos", "Times"],
  italic: {
    xWidthAvg: 836,
    locals: [
      "Times New Roman Italic",
      "TimesNewRomanPS-ItalicMT",
      "Liberation Serif Italic",
      "Tinos Italic",
      "Times Italic",
    ],
  },
};

/** Menlo and its like are as wide as Courier New and nearer in color. */
const mono: SystemFont = {
  familyName: "Courier New",
  ascent: 1705,
  descent: -615,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1229,
  locals: ["Menlo", "Roboto Mono", "Liberation Mono", "Cousine", "Courier New"],
};

/** The styles of letters that every system has a font for. */
export const systemFonts = { sans, serif, mono };
