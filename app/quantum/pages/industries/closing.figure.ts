import { dotPaths } from "#app/figures/dots.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { orbitalDots } from "./pharma.figure.ts";

/** The orbital of the first sector, so near that only the metal and two ligands are in sight. */
function near(width: number, height: number, pitch: number, unit: number): Scene {
  const outside = [99, 99] as const;
  const dots = orbitalDots({
    width,
    height,
    pitch,
    unit,
    letter: 0,
    center: [width / 2, height / 2],
    names: { metal: outside, ligand: outside },
  });
  return sceneOf(width, height, [], dotPaths(dots));
}

export default {
  title: "The orbital between a metal and its ligands, close up",
  finding: "This is the orbital from the pharma section, close up.",
  scene: near(1440, 420, 15, 120),
  narrow: near(390, 220, 9, 44),
} satisfies Diagram;
