import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shapesSvg } from "#app/figures/scene-file.ts";
import { covers } from "./covers.ts";

/** Each cover as a file, and a module with their addresses. */
export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const built = Object.entries(covers).map(([slug, build], k) => ({
    slug,
    name: `cover${k}`,
    scene: build(),
  }));
  const source = [
    ...built.map(({ slug, name }) => `import ${name} from "./cover-${slug}.svg";`),
    "export const covers: Readonly<Record<string, { src: string; width: number; height: number }>> = {",
    ...built.map(
      ({ slug, name, scene: { width, height } }) =>
        `  "${slug}": { src: ${name}, width: ${width}, height: ${height} },`,
    ),
    "};\n",
  ];
  await Promise.all([
    writeFile(join(outDir, "covers.ts"), source.join("\n")),
    ...built.map(({ slug, scene }) =>
      writeFile(join(outDir, `cover-${slug}.svg`), shapesSvg(scene)),
    ),
  ]);
}
