import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sceneSvg } from "#app/figures/scene-file.ts";
import { LATTICE_HEIGHT, LATTICE_WIDTH, latticeMarks, latticeNames } from "./lattices-plate.ts";
import { areas } from "./stack-figure.ts";

const size = { width: LATTICE_WIDTH, height: LATTICE_HEIGHT };

/** The lattice of each area as a file, and a module with their addresses and names in the areas' order. */
export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const numbers = areas.map((_, k) => k);
  const source = [
    ...numbers.map((k) => `import lattice${k} from "./lattice-${k}.svg";`),
    `export const latticeSize = ${JSON.stringify(size)};`,
    "export const lattices = [",
    ...numbers.map((k) => `  { src: lattice${k}, alt: "Lattice: ${latticeNames[k]}" },`),
    "];\n",
  ];
  await Promise.all([
    writeFile(join(outDir, "lattices.ts"), source.join("\n")),
    ...numbers.map((k) =>
      writeFile(
        join(outDir, `lattice-${k}.svg`),
        sceneSvg({ ...size, marks: latticeMarks(k, LATTICE_WIDTH) }, "quantum", { ground: false }),
      ),
    ),
  ]);
}
