import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shapesSvg } from "#app/figures/scene-file.ts";
import { areaPictures } from "./areas.ts";

/** The picture of each area as a file, and a module with their addresses and names in the areas' order. */
export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const built = areaPictures.map(({ says, scene }) => ({ says, scene: scene() }));
  const source = [
    ...built.map((_, k) => `import area${k} from "./area-${k}.svg";`),
    "export const areaPictures = [",
    ...built.map(
      ({ says, scene: { width, height } }, k) =>
        `  { src: area${k}, says: ${JSON.stringify(says)}, width: ${width}, height: ${height} },`,
    ),
    "];\n",
  ];
  await Promise.all([
    writeFile(join(outDir, "areas.ts"), source.join("\n")),
    ...built.map(({ scene }, k) => writeFile(join(outDir, `area-${k}.svg`), shapesSvg(scene))),
  ]);
}
