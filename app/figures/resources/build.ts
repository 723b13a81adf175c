import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sceneBody } from "#app/figures/scene-file.ts";
import { covers } from "./covers.ts";

/** Each cover as a file, its whole figure without the figure's words; and a module with their addresses. */
export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const built = Object.entries(covers).map(([slug, build], k) => {
    const { scene: narrow, wide, title } = build();
    return { slug, name: `cover${k}`, title, scene: wide ?? narrow };
  });
  const source = [
    ...built.map(({ slug, name }) => `import ${name} from "./cover-${slug}.svg";`),
    "export const covers: Readonly<Record<string, { src: string; width: number; height: number; title: string }>> = {",
    ...built.map(
      ({ slug, name, title, scene: { width, height } }) =>
        `  "${slug}": { src: ${name}, width: ${width}, height: ${height}, title: ${JSON.stringify(title)} },`,
    ),
    "};\n",
  ];
  await Promise.all([
    writeFile(join(outDir, "covers.ts"), source.join("\n")),
    ...built.map(({ slug, scene: { width, height, marks } }) => {
      const body = sceneBody({ marks: marks.filter(({ kind }) => kind !== "text") }, "quantum");
      return writeFile(
        join(outDir, `cover-${slug}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`,
      );
    }),
  ]);
}
