import sharp from "sharp";
import { hexOf } from "#app/drawing/phase-color.ts";
import { imageScene, type Scene } from "#app/drawing/scene.ts";
import { palettes } from "#app/lib/palettes.ts";
import { grid, type Slits, steadyWave } from "./double-slit.ts";
import type { Wavefunction } from "./split-step.ts";
import { views, type WaveView } from "./views.ts";
import { createSampler, createSites, hueColor, lightStep, mix, rgbOf } from "./wave-dots.ts";

const waves = new Map<Slits, ReturnType<typeof steadyWave>>();

/** A wave takes seconds, so all that is computed from it shares it. */
export function waveBehind(open: Slits) {
  const wave = waves.get(open) ?? steadyWave(open);
  waves.set(open, wave);
  return wave;
}

function drawStill(view: WaveView, psi: Wavefunction): string {
  const { ground } = palettes.quantum;
  const sites = createSites(view);
  const dots = createSampler(grid, sites, view.pitch)(psi);
  const circles = sites.flatMap(({ px, py, light }, n) => {
    const r = dots.radius[n];
    if (r === 0) return [];
    const fill = hexOf(mix(rgbOf(ground), hueColor(dots.hue[n]), lightStep(light)));
    return `<circle cx="${px.toFixed(2)}" cy="${py.toFixed(2)}" r="${r.toFixed(2)}" fill="${fill}"/>`;
  });
  const { width, height, density } = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${circles.join("")}</svg>`;
}

const rasterize = (view: WaveView, open: Slits) =>
  sharp(Buffer.from(drawStill(view, waveBehind(open).psi))).removeAlpha();

// At the same size, effort 5 would allow a slightly higher quality and take seven times as long.
const avif = { effort: 3, chromaSubsampling: "4:4:4", tune: "iq" } as const;

async function scene(view: WaveView, open: Slits, quality: number): Promise<Scene> {
  const content = await rasterize(view, open)
    .avif({ ...avif, quality })
    .toBuffer();
  return imageScene(view, { type: "avif", content });
}

export async function stillScenes(open: Slits) {
  return {
    scene: await scene(views.wide, open, 24),
    narrow: await scene(views.narrow, open, 16),
  };
}

/** The wave before its detector, for the end of a page. */
export async function closingScenes() {
  return {
    scene: await scene(views.closing, 2, 24),
    narrow: await scene(views.closingNarrow, 2, 16),
  };
}
