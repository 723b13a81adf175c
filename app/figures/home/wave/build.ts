import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type AvifOptions } from "sharp";
import { seeded } from "#app/engine/random.ts";
import { countHits, detectorChances, sampleHits } from "#app/engine/wave/detector.ts";
import {
  grid,
  iterations,
  liveGrid,
  oneSlitRoom,
  openRoom,
  run,
} from "#app/engine/wave/double-slit.ts";
import type { Field } from "#app/engine/wave/fft.ts";
import { encodeState } from "#app/engine/wave/state-code.ts";
import { createSampler } from "./dots.ts";
import { keptRun } from "./kept-run.ts";
import { createSites } from "./lattice.ts";
import { drawStill } from "./still.ts";
import { type View, views } from "./views.ts";

/** What the detector shows before a visitor measures. */
const STANDING_HITS = 400;

interface Picture {
  svg: string;
  dots: number;
}

function picture(view: View, psi: Field): Picture {
  const sites = createSites(view);
  const dots = createSampler(grid, sites, view.pitch)(psi);
  return {
    svg: drawStill(view, sites, dots),
    dots: dots.radius.filter((r) => r > 0).length,
  };
}

const rasterize = (svg: string) => sharp(Buffer.from(svg)).removeAlpha();

/** Encoding takes most of the build: a file whose drawing and options are the same is kept. */
async function writeAvif(file: string, svg: string, options: AvifOptions): Promise<void> {
  const key = JSON.stringify([svg, options, sharp.versions]);
  const image = await readFile(file).catch(() => undefined);
  const seal = (bytes: Buffer) => createHash("sha256").update(key).update(bytes).digest("hex");
  const sealed = await readFile(`${file}.key`, "utf8").catch(() => undefined);
  if (image && seal(image) === sealed) return;
  const bytes = await rasterize(svg).avif(options).toBuffer();
  await writeFile(file, bytes);
  await writeFile(`${file}.key`, seal(bytes));
}

const module = (name: string, value: object): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const file = (name: string) => join(outDir, name);
  const { psi, norm } = await keptRun(file("wave.run"), () => run(openRoom));
  const wide = picture(views.wide, psi);
  const narrow = picture(views.narrow, psi);
  const share = picture(views.share, psi);
  const count = iterations.toLocaleString("en-US");
  const figure = {
    title: "A wave packet after a double slit",
    caption: `Double slit on a ${grid.columns} × ${grid.rows} grid, ${count} split-step iterations, ${Math.round(100 * (1 - norm))}% absorbed at the edges; in motion ${liveGrid.columns} × ${liveGrid.rows}, fed with new packets. Hue is phase, size is amplitude, dimmed before the wall.`,
    gridWidth: grid.columns,
    gridHeight: grid.rows,
    iterations,
    dots: wide.dots,
    /** What the absorbing edges have left in the room, of 1. */
    normLeft: Number(norm.toFixed(3)),
    wide: { width: views.wide.width, height: views.wide.height },
    narrow: { width: views.narrow.width, height: views.narrow.height },
  };
  const rounded = (state: Field) =>
    detectorChances(state, grid).map((chance) => Number(chance.toFixed(5)));
  const chances = rounded(psi);
  const counts = countHits(sampleHits(chances, STANDING_HITS, seeded(1)));
  const { psi: closed } = await keptRun(file("wave-one-slit.run"), () => run(oneSlitRoom));
  const oneSlit = { chances: rounded(closed), state: encodeState(closed) };
  // At the same size, effort 5 would allow a slightly higher quality and take seven times as long.
  const avif = { effort: 3, chromaSubsampling: "4:4:4", tune: "iq" } as const;
  await Promise.all([
    writeAvif(file("wave-wide.avif"), wide.svg, { ...avif, quality: 26 }),
    writeAvif(file("wave-narrow.avif"), narrow.svg, { ...avif, quality: 25 }),
    rasterize(share.svg).png({ palette: true, effort: 10 }).toFile(file("wave-share.png")),
    writeFile(file("wave.ts"), module("waveFigure", figure)),
    writeFile(file("wave-state.ts"), module("waveState", encodeState(psi))),
    writeFile(file("wave-hits.ts"), module("waveHits", { chances, counts })),
    writeFile(file("wave-one-slit.ts"), module("waveOneSlit", oneSlit)),
  ]);
}
