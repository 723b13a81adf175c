import type { Scene } from "#app/figures/scene.ts";
import { grid, iterations, liveGrid } from "#app/models/wave/double-slit.ts";
import { openRun } from "./runs.ts";
import { drawStill, rasterize } from "./still.ts";
import { type View, views } from "./views.ts";

// At the same size, effort 5 would allow a slightly higher quality and take seven times as long.
const avif = { effort: 3, chromaSubsampling: "4:4:4", tune: "iq" } as const;

async function scene(view: View, quality: number): Promise<Scene> {
  const content = await rasterize(drawStill(view, openRun().psi))
    .avif({ ...avif, quality })
    .toBuffer();
  return { width: view.width, height: view.height, marks: [], image: { type: "avif", content } };
}

/** The opening of the quantum home page: a wave packet that has passed two slits. */
export default async function buildWave() {
  const count = iterations.toLocaleString("en-US");
  const absorbed = Math.round(100 * (1 - openRun().norm));
  return {
    title: "A wave packet after a double slit",
    caption: `Double slit on a ${grid.columns} × ${grid.rows} grid, ${count} split-step iterations, ${absorbed}% absorbed at the edges; in motion ${liveGrid.columns} × ${liveGrid.rows}, fed with new packets. Color shows phase, and dot size shows amplitude. The side before the wall is dimmed.`,
    scene: await scene(views.wide, 26),
    narrow: await scene(views.narrow, 25),
  };
}
