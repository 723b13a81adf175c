/** The lab’s first color, which is its accent too: on light and on dark. */
const labBlue = { light: "#0b62d6", dark: "#7db3ff" };

const quantum = {
  ground: "#07080d",
  raised: "#0d0f18",
  ink: "#e9ebf5",
  muted: "#c5cade",
  quiet: "#a2a8c2",
  line: "#20243a",
  accent: "#8fd9e8",
  blue: "#8ab4ff",
  purple: "#c3a1ff",
  green: "#79dcb4",
} as const;

/** A color by its role; the page's theme or a file's palette gives it a value. */
export type Tone = keyof typeof quantum;
export type Palette = Readonly<Record<Tone, string>>;

/** Every color of the sites. Style sheets, drawn files, icons and share images take theirs from here. */
export const palettes = {
  quantum,
  "lab-light": {
    ground: "#f6f4ee",
    raised: "#fffefa",
    ink: "#1b1a17",
    muted: "#47443c",
    quiet: "#5d594f",
    line: "#d5d0c3",
    accent: labBlue.light,
    blue: labBlue.light,
    purple: "#6d3bd1",
    green: "#067a55",
  },
  "lab-dark": {
    ground: "#12110e",
    raised: "#1b1a16",
    ink: "#f3efe4",
    muted: "#c8c2b3",
    quiet: "#a29c8d",
    line: "#37342c",
    accent: labBlue.dark,
    blue: labBlue.dark,
    purple: "#bd9bff",
    green: "#5fdcae",
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
