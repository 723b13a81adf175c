import { type Dot, dotPaths, riseOf } from "#app/drawing/dots.ts";
import { path, round, text } from "#app/drawing/marks.ts";
import type { Point } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { asFile, type Scene, sceneOf } from "#app/drawing/scene.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import { antibonding } from "./orbital.ts";

/** The hues of the two signs, in turns. */
const POSITIVE_HUE = 0.5;
const NEGATIVE_HUE = 0;

interface OrbitalLattice {
  width: number;
  height: number;
  pitch: number;
  /** Pixels for a Bohr radius, and where the metal stands. */
  unit: number;
  center: Point;
}

interface OrbitalLayout extends OrbitalLattice {
  /** A letter's width, which keeps its size where the picture is small. */
  letter: number;
  /** The places of the names, in Bohr radii right of the metal and above it. */
  names: Record<"metal" | "ligand", Point>;
}

/** A name's place, from the left end of its line. */
function placeOf(name: "metal" | "ligand", { unit, center, names }: OrbitalLayout): Point {
  const [right, up] = names[name];
  return [center[0] + right * unit, center[1] - up * unit];
}

/** Dots give way to the names. */
function isBehindName({ x, y, r }: Dot, layout: OrbitalLayout): boolean {
  return (["metal", "ligand"] as const).some((name) => {
    const [left, line] = placeOf(name, layout);
    const [dx, dy] = [x - left, y - line];
    const { letter } = layout;
    const isAcross = dx > -r - 3 && dx < letter * name.length + r;
    return isAcross && dy > -r - 1.4 * letter && dy < r + letter / 2;
  });
}

/** Size is the orbital's value, hue its sign; every point of the lattice has a dot. */
function orbitalDots({ width, height, pitch, unit, center }: OrbitalLattice): Dot[] {
  const rise = riseOf(pitch);
  // Whole dots above and below; the sides are the screen's.
  const rows = Math.floor((height - pitch) / rise) + 1;
  const top = (height - (rows - 1) * rise) / 2;
  const columns = Math.ceil(width / pitch) + 1;
  return Array.from({ length: rows * columns }, (_, k) => {
    const row = Math.floor(k / columns);
    const x = ((k % columns) + (row % 2) / 2) * pitch;
    const y = top + row * rise;
    const value = antibonding((x - center[0]) / unit, (y - center[1]) / unit);
    // The orbital fades toward all four edges.
    const light = Math.min(1, Math.min(x, width - x, y, height - y) / (0.15 * height));
    // Sizes are rounded to a twentieth, because equal dots share a path.
    const size = Math.round(20 * light * Math.min(1, Math.abs(value) ** 0.7)) / 20;
    const least = 0.07 * Math.min(light, x / (0.4 * width));
    const color = phaseHex(value > 0 ? POSITIVE_HUE : NEGATIVE_HUE);
    return { x, y, r: Math.max(least, size * 0.5) * pitch, color };
  });
}

/** The atoms by name, between the lobes, where the orbital is nothing. */
function view(layout: OrbitalLayout): Scene {
  // The bracket holds both halves of the upper ligand.
  const [x, y, high] = [1.7, 5.5, 3.2].map((radii) => round(radii * layout.unit));
  const bracket = `M${layout.center[0] + x} ${layout.center[1] - y}h${layout.pitch}v${high}h-${layout.pitch}`;
  return sceneOf(
    layout.width,
    layout.height,
    [
      path(bracket, { stroke: "muted" }),
      text(...placeOf("metal", layout), "metal", { tone: "ink" }),
      text(...placeOf("ligand", layout), "ligand", { tone: "ink" }),
    ],
    dotPaths(orbitalDots(layout).filter((dot) => !isBehindName(dot, layout))),
  );
}

const wide: OrbitalLayout = {
  width: 960,
  height: 820,
  pitch: 19,
  unit: 66,
  letter: 10,
  center: [530, 410],
  names: { metal: [0.95, 1.15], ligand: [2.1, 3.85] },
};
const narrow: OrbitalLayout = {
  width: 390,
  height: 224,
  pitch: 6,
  unit: 18,
  letter: 8,
  center: [195, 112],
  names: { metal: [0.9, 1.35], ligand: [2.3, 3.65] },
};

export default asFile({
  title:
    "An orbital of a metal between four ligands as dots: lobes in two colors, opposite in sign",
  finding:
    "Metal and ligands share this orbital. Where several such orbitals are close in energy, cheap methods can fail.",
  caption:
    "The picture shows the antibonding orbital of a metal’s d orbital and four ligand orbitals, in their plane. Symmetry fixes the combination, but exponents and distance are chosen to be seen, so it is not a calculation of a molecule.",
  legend: [
    { label: "positive", shape: "dot", style: { fill: { phase: POSITIVE_HUE } } },
    { label: "negative", shape: "dot", style: { fill: { phase: NEGATIVE_HUE } } },
  ],
  scene: view(wide),
  narrow: view(narrow),
} satisfies KeyedFigure);
