import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shapesSvg } from "#app/figures/scene-file.ts";
import { HEIGHT, strips, WIDTH } from "./strips.ts";

/** A picture for each sector, and a module with their words and addresses. */
export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const built = Object.entries(strips).map(([sector, build]) => ({ sector, ...build() }));
  const source = [
    ...built.map(({ sector }) => `import ${sector} from "./strip-${sector}.svg";`),
    `export const stripSize = { width: ${WIDTH}, height: ${HEIGHT} };`,
    "export const strips = {",
    ...built.map(
      ({ sector, says }) => `  ${sector}: { src: ${sector}, says: ${JSON.stringify(says)} },`,
    ),
    "};\n",
  ];
  await Promise.all([
    writeFile(join(outDir, "strips.ts"), source.join("\n")),
    ...built.map(({ sector, marks }) =>
      writeFile(
        join(outDir, `strip-${sector}.svg`),
        shapesSvg({ width: WIDTH, height: HEIGHT, marks }),
      ),
    ),
  ]);
}
