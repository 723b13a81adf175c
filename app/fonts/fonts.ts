export interface FontDeclaration {
  family: string;
  /** A package of Fontsource; a variable one is a single file for all weights. */
  package: string;
  /** The weights that the sites use of it, lightest first; a package that is not variable sends the first alone. */
  weights: readonly number[];
  /** The system's letters of the same style: shown until the font is there, and for letters that it lacks. */
  fallback: "sans" | "serif" | "mono";
  /** The share of its letters' widths that a text takes: kerning draws them together, as measured on our pages. */
  kerning?: number;
  /** True if words are set in its italic; a package without one leaves them upright. */
  italic?: boolean;
  /** In this folder: the package's font with glyphs that it lacks; see `tools/fonts/README.md`. */
  completed?: string;
}

const hostGrotesk: FontDeclaration = {
  family: "Host Grotesk",
  package: "@fontsource-variable/host-grotesk",
  weights: [400, 500, 600],
  fallback: "sans",
  kerning: 0.991,
  completed: "host-grotesk.woff2",
};

const notoSansMath: FontDeclaration = {
  family: "Noto Sans Math",
  package: "@fontsource/noto-sans-math",
  weights: [400],
  fallback: "sans",
};

/** The sites' type. Subsets, faces, fallback metrics, share images and documents follow from this list. */
export const fonts: Record<"text" | "serif" | "mono", FontDeclaration> = {
  text: hostGrotesk,
  serif: {
    family: "Instrument Serif",
    package: "@fontsource/instrument-serif",
    weights: [400],
    fallback: "serif",
    kerning: 0.987,
    italic: true,
    completed: "instrument-serif.woff2",
  },
  mono: {
    family: "Geist Mono",
    package: "@fontsource/geist-mono",
    weights: [400],
    fallback: "mono",
    completed: "geist-mono.woff2",
  },
};

/** Letters and signs that the fonts above lack, in this order: superior figures, arrows; Greek, mathematics. */
export const spareFonts: readonly FontDeclaration[] = [hostGrotesk, notoSansMath];

/** A serif whose italic is a file of its own makes one file more, with tables of its own. */
const hasItalicFile = fonts.serif.italic === true && fonts.serif.completed === undefined;

/** The type that a first visit may load. @internal */
export const fontBudget = hasItalicFile ? { files: 3, kilobytes: 52 } : { files: 2, kilobytes: 50 };
