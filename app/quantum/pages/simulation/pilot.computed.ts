import type { PilotChoice } from "#app/content/quantum/simulation.ts";
import { path } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import { asFile, type Picture, type Stroke, sceneOf } from "#app/drawing/scene.ts";
import { ORBITALS } from "#data/iron-sulfur.ts";

const [WIDTH, HEIGHT] = [395, 94];
/** The largest active space that a laptop solves exactly. */
const EXACT_ORBITALS = 16;
/** A symbol of hundreds, and no count. */
const MANY = 288;

/** The hexagons of one row and those of the next, half a pitch aside. */
function hexagons(from: number, to: number, inRow: number): string {
  const pitch = WIDTH / (inRow + 0.5);
  return Array.from({ length: to - from }, (_, k) => {
    const row = Math.floor((from + k) / inRow);
    const x = (((from + k) % inRow) + 0.5 + (row % 2) / 2) * pitch;
    return hexagon(x, pitch * (0.56 + 0.9 * row), 0.54 * pitch);
  }).join("");
}

const picture = (title: string, ...paths: readonly (readonly [string, Stroke])[]): Picture =>
  asFile({
    title,
    scene: sceneOf(
      WIDTH,
      HEIGHT,
      paths.map(([d, style]) => path(d, style)),
    ),
  });

const pictures: Readonly<Record<PilotChoice["id"], Picture>> = {
  few: picture(`${EXACT_ORBITALS} orbitals`, [hexagons(0, EXACT_ORBITALS, 8), { fill: "accent" }]),
  more: picture(
    `${EXACT_ORBITALS} orbitals and ${ORBITALS - EXACT_ORBITALS} more`,
    [hexagons(0, EXACT_ORBITALS, 10), { fill: "quiet", opacity: 0.6 }],
    [hexagons(EXACT_ORBITALS, ORBITALS, 10), { stroke: "accent", width: 1.5 }],
  ),
  many: picture("Hundreds of geometries", [hexagons(0, MANY, 36), { fill: "purple" }]),
};

export default pictures;
