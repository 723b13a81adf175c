import { path } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { type Check, decodedPatch, type Link } from "./surface-code.ts";

/** A patch with fewer failures than the one above, so that single chains can be followed. */
const FAILURE_RATE = 0.05;

function run(columns: number, rows: number, width: number, seed: number): Scene {
  const pitch = width / (columns + 1);
  const at = ([column, row]: Check): Point => [(column + 1) * pitch, (row + 0.7) * pitch];
  const { failed, alarms, repaired } = decodedPatch({ columns, rows }, FAILURE_RATE, seed);
  const lines = (links: readonly Link[]) =>
    links.map(([from, to]) => polyline([at(from), at(to)])).join("");
  return sceneOf(width, Math.round(rows * pitch), [
    path(lines(failed), { stroke: "accent", width: pitch * 0.3 }),
    path(lines(repaired), { stroke: "ink", width: pitch * 0.1 }),
    path(alarms.map((check) => dot(...at(check), pitch * 0.17)).join(""), { fill: "ink" }),
  ]);
}

export default {
  title: "Another run of the decoder, with fewer failures",
  finding:
    "This is another run of the decoder, with fewer failures. Broad strokes are errors, and thin ones are the repairs it chose.",
  scene: run(60, 17, 1440, 5),
  narrow: run(20, 11, 390, 5),
} satisfies Diagram;
