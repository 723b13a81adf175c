import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sceneBody } from "#app/figures/scene-file.ts";
import { latticeMarks, latticeNames } from "./lattices-plate.ts";
import { areas } from "./stack-figure.ts";

const WIDTH = 360;
const HEIGHT = Math.round((WIDTH * Math.sqrt(3)) / 2);

/** The lattice of each area as a file, and a module with their addresses and names in the areas' order. */
export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const numbers = areas.map((_, k) => k);
  const source = [
    ...numbers.map((k) => `import lattice${k} from "./lattice-${k}.svg";`),
    `export const latticeSize = { width: ${WIDTH}, height: ${HEIGHT} };`,
    "export const lattices = [",
    ...numbers.map((k) => `  { src: lattice${k}, alt: "Lattice: ${latticeNames[k]}" },`),
    "];\n",
  ];
  await Promise.all([
    writeFile(join(outDir, "lattices.ts"), source.join("\n")),
    ...numbers.map((k) =>
      writeFile(
        join(outDir, `lattice-${k}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sceneBody({ marks: latticeMarks(k, WIDTH) }, "quantum")}</svg>\n`,
      ),
    ),
  ]);
}
