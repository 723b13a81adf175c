import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createMap, type DotMap, plans } from "./map.ts";
import { drawMap } from "./map-file.ts";
import { offices } from "./offices.ts";

const percent = (part: number, whole: number): number => Number(((100 * part) / whole).toFixed(2));

function describe(map: DotMap) {
  return {
    width: map.width,
    height: map.height,
    cells: map.cells.length,
    spacing: Number(map.spacing.toFixed(1)),
    offices: offices.map(({ at, ...office }) => {
      const [x, y] = map.place(at);
      return { ...office, x: percent(x, map.width), y: percent(y, map.height) };
    }),
  };
}

export async function writeAssets(outDir: string): Promise<void> {
  const wide = createMap(plans.wide);
  const narrow = createMap(plans.narrow);
  const figure = {
    title: "The world, with offices in San Francisco, Austin and Kolkata",
    caption: `Natural Earth land on a hexagonal lattice: ${wide.cells.length.toLocaleString("en-US")} cells, ${wide.spacing.toFixed(1)}° apart on the equator. Offices are placed by their coordinates.`,
    wide: describe(wide),
    narrow: describe(narrow),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all([
    writeFile(join(outDir, "world-map.svg"), drawMap(wide)),
    writeFile(join(outDir, "world-map-narrow.svg"), drawMap(narrow)),
    writeFile(
      join(outDir, "world-map.ts"),
      `export const worldMap = ${JSON.stringify(figure, null, 2)} as const;\n`,
    ),
  ]);
}
