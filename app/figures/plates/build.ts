import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plate, PlateView } from "./plate.ts";
import { plates } from "./plates.ts";

export const viewSvg = ({ width, height, body }: PlateView): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** The words of a plate and the addresses of its two files. */
function moduleSource({ id, wide, narrow, ...words }: Plate): string {
  const view = (name: "wide" | "narrow", { width, height, labels }: PlateView) =>
    `{ src: ${name}, width: ${width}, height: ${height}, labels: ${JSON.stringify(labels)} }`;
  return `import type { PlateFigure } from "#app/figures/plates/plate-view.tsx";
import narrow from "./plate-${id}-narrow.svg";
import wide from "./plate-${id}-wide.svg";
export const ${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Plate: PlateFigure = {
  ...${JSON.stringify(words)},
  wide: ${view("wide", wide)},
  narrow: ${view("narrow", narrow)},
};
`;
}

/** Two pictures, and the module that knows them. */
export async function writePlate(plate: Plate, outDir: string): Promise<void> {
  const file = (end: string) => join(outDir, `plate-${plate.id}${end}`);
  await Promise.all([
    writeFile(file("-wide.svg"), viewSvg(plate.wide)),
    writeFile(file("-narrow.svg"), viewSvg(plate.narrow)),
    writeFile(file(".ts"), moduleSource(plate)),
  ]);
}

export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await Promise.all(plates.map((build) => writePlate(build(), outDir)));
}
