import { buildCompilerCircuit } from "./circuit/figure.ts";
import type { Figure } from "./scene.ts";

/** The site a figure belongs to, and with it the colours of its gallery page. */
export type FigureTheme = "quantum" | "lab";

export interface FigureEntry {
  id: string;
  theme: FigureTheme;
  build: () => Figure;
}

export const figures: readonly FigureEntry[] = [
  { id: "compiler-circuit", theme: "quantum", build: buildCompilerCircuit },
];

/** Figures too heavy for markup: each writes its own files into the given folder. */
export const assets: readonly { id: string; write: (outDir: string) => Promise<void> }[] = [];
