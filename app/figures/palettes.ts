import type { Tone } from "./scene.ts";

export type PaletteName = "quantum" | "lab-light" | "lab-dark";
export type Palette = Readonly<Record<Tone, string>>;

export const palettes = {
  quantum: {
    ground: "#07080d",
    ink: "#e9ebf5",
    muted: "#b7bcd2",
    quiet: "#8a90aa",
    line: "#20243a",
    accent: "#8fd9e8",
    blue: "#7cb3ff",
    purple: "#b59cff",
    green: "#57d3a4",
  },
  "lab-light": {
    ground: "#f6f4ee",
    ink: "#1b1a17",
    muted: "#47443c",
    quiet: "#5d594f",
    line: "#d9d4c5",
    accent: "#0b62d6",
    blue: "#0b62d6",
    purple: "#6d3bd1",
    green: "#067a55",
  },
  "lab-dark": {
    ground: "#12120f",
    ink: "#f2efe6",
    muted: "#cbc6b8",
    quiet: "#a39e90",
    line: "#34322a",
    accent: "#7cb3ff",
    blue: "#7cb3ff",
    purple: "#b59cff",
    green: "#57d3a4",
  },
} as const satisfies Record<PaletteName, Palette>;
