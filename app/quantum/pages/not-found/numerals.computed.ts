import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import { dotPaths, riseOf } from "#app/drawing/dots.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { asFile, type Picture, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { plainFonts } from "#app/fonts/plain-fonts.ts";
import { sum } from "#app/lib/sum.ts";

const digits = "404";
const HUES = 36;

interface NumeralsLayout {
  width: number;
  height: number;
  pitch: number;
}

/** The numerals as a gray picture, 255 where there is ink, from edge to edge: on a phone they are taller than their type. */
async function rasterize({ width, height }: NumeralsLayout): Promise<Uint8Array> {
  const data = await readFile(plainFonts.mono.file);
  const style = { display: "flex", fontSize: 660, letterSpacing: -10, color: "#fff" };
  const svg = await satori(
    { type: "div", key: null, props: { style, children: digits } },
    { width: 1400, height: 900, fonts: [{ name: fonts.mono.family, data }] },
  );
  const ink = await sharp(Buffer.from(svg)).flatten({ background: "#000" }).trim().toBuffer();
  return sharp(ink).resize(width, height, { fit: "fill" }).blur(2).grayscale().raw().toBuffer();
}

/** A wave from two equal sources in step, seen through the numerals only; the fall of its amplitude does not show. */
async function draw(layout: NumeralsLayout): Promise<Scene> {
  const { width, height, pitch } = layout;
  const pixels = await rasterize(layout);
  const sources = [-0.3 * height, 1.3 * height];
  const wavelength = 5 * pitch;
  const dots = [];
  for (let row = 0; (row + 1) * riseOf(pitch) < height; row++) {
    for (let column = 0; (column + 1.5) * pitch < width; column++) {
      const x = (column + 0.5 + (row % 2) / 2) * pitch;
      const y = (row + 0.5) * riseOf(pitch);
      if (pixels[Math.round(y) * width + Math.round(x)] < 0.3 * 255) continue;
      const waves = sources.map((v) => Math.hypot(x - width / 2, y - v) / wavelength);
      const re = sum(waves.map((turns) => Math.cos(2 * Math.PI * turns)));
      const im = sum(waves.map((turns) => Math.sin(2 * Math.PI * turns)));
      const phase = Math.atan2(im, re) / (2 * Math.PI);
      dots.push({
        x,
        y,
        r: (Math.round((0.2 + 0.14 * Math.hypot(re, im)) * 20) / 20) * pitch,
        color: phaseHex(Math.round((phase - Math.floor(phase)) * HUES) / HUES),
      });
    }
  }
  return sceneOf(width, height, [], dotPaths(dots));
}

const numerals: Picture = asFile({
  title: `${digits}, seen as a wave from two sources`,
  scene: await draw({ width: 1250, height: 470, pitch: 15 }),
  narrow: await draw({ width: 342, height: 260, pitch: 9 }),
});

export default numerals;
