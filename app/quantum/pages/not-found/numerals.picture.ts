import satori from "satori";
import sharp from "sharp";
import { dotPaths, riseOf } from "#app/figures/dots.ts";
import { phaseHex } from "#app/figures/phase-color.ts";
import { type Picture, sceneOf } from "#app/figures/scene.ts";
import { plainFonts } from "#app/fonts/font-files.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { palettes } from "#app/lib/palettes.ts";
import { twoSources } from "#app/quantum/pages/not-found/two-sources.ts";

const TEXT = "404";
const WIDTH = 1320;
const HEIGHT = 520;
const PITCH = 15;
const HUES = 36;

/** The numerals as a gray picture: 255 where there is ink. */
async function rasterize(text: string): Promise<Uint8Array> {
  const [data = Buffer.of()] = await plainFonts(fonts.mono, { weight: 400 });
  const style = {
    display: "flex",
    width: WIDTH,
    height: HEIGHT,
    alignItems: "center",
    justifyContent: "center",
    fontSize: 660,
    lineHeight: 1,
    letterSpacing: -10,
    color: "#fff",
  };
  const svg = await satori(
    { type: "div", key: null, props: { style, children: text } },
    { width: WIDTH, height: HEIGHT, fonts: [{ name: fonts.mono.family, data }] },
  );
  const { data: pixels } = await sharp(Buffer.from(svg))
    .flatten({ background: "#000" })
    .blur(2)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixels;
}

/** A wave from two sources, seen through the numerals only. */
export async function buildNumerals(): Promise<Picture> {
  const pixels = await rasterize(TEXT);
  const psi = twoSources([WIDTH * 0.5, -160], [WIDTH * 0.5, HEIGHT + 160], 74);
  const dots = [];
  for (let row = 0; (row + 1) * riseOf(PITCH) < HEIGHT; row++) {
    for (let column = 0; (column + 1.5) * PITCH < WIDTH; column++) {
      const x = (column + 0.5 + (row % 2) / 2) * PITCH;
      const y = (row + 0.5) * riseOf(PITCH);
      const ink = pixels[Math.round(y) * WIDTH + Math.round(x)] / 255;
      const { size, phase } = psi(x, y);
      const r = ink > 0.3 ? 0.2 + 0.28 * size : 0.05;
      dots.push({
        x,
        y,
        r: (Math.round(r * 20) / 20) * PITCH,
        color: ink > 0.3 ? phaseHex(Math.round(phase * HUES) / HUES) : palettes.quantum.line,
      });
    }
  }
  return { title: TEXT, scene: sceneOf(WIDTH, HEIGHT, [], dotPaths(dots)) };
}

export default await buildNumerals();
