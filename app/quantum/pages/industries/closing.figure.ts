import { dotPaths } from "#app/figures/dots.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { orbitalDots } from "./pharma.figure.ts";

/** The orbital of the first sector, so near that only the metal and two ligands are in sight. */
function near(width: number, height: number, pitch: number, unit: number): Scene {
  const dots = orbitalDots({ width, height, pitch, unit, center: [width / 2, height / 2] });
  return sceneOf(width, height, [], dotPaths(dots));
}

export default {
  title: "The orbital between a metal and its ligands, close up",
  finding: "This is the orbital from the pharma section, close up.",
  scene: near(1440, 420, 15, 120),
  narrow: near(390, 220, 9, 44),
} satisfies Diagram;
