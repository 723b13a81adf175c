import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Figure } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { buildIndustryFinance } from "./finance-figure.ts";
import { buildIndustryGovernment } from "./government-figure.ts";
import { buildIndustryPharma } from "./pharma-figure.ts";
import { buildIndustrySemiconductor } from "./semiconductor-figure.ts";
import { buildIndustryWeb3 } from "./web3-figure.ts";

/** The part of each sector's figure that a strip shows: left, top, width, height. */
const crops = {
  pharma: { build: buildIndustryPharma, crop: [8, 16, 346, 166] },
  finance: { build: buildIndustryFinance, crop: [8, 22, 350, 148] },
  semiconductor: { build: buildIndustrySemiconductor, crop: [20, 40, 330, 96] },
  government: { build: buildIndustryGovernment, crop: [0, 0, 120, 336] },
  web3: { build: buildIndustryWeb3, crop: [0, 8, 360, 152] },
} as const;

type Sector = keyof typeof crops;

/** A strip: the figure's marks without its words; a timeline that runs down is laid on its side. */
function stripSvg({ scene }: Figure, sector: Sector): string {
  const [x, y, w, h] = crops[sector].crop;
  const marks = scene.marks.filter((mark) => mark.kind !== "text");
  const body = sceneBody({ marks }, "quantum");
  if (sector !== "government")
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${body}</svg>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${h}" height="${w}" viewBox="0 -20 ${h} ${w}"><g transform="matrix(0 1 1 0 0 0)">${body}</g></svg>\n`;
}

export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await Promise.all(
    (Object.keys(crops) as Sector[]).map((sector) =>
      writeFile(join(outDir, `strip-${sector}.svg`), stripSvg(crops[sector].build(), sector)),
    ),
  );
}
