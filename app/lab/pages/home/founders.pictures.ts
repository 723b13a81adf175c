import satori from "satori";
import sharp from "sharp";
import type { Picture, Scene } from "#app/figures/scene.ts";
import { plainFonts } from "#app/fonts/font-files.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { palettes } from "#app/lib/palettes.ts";
import { siteConfig } from "#site.config";
import { type Dot, initialsOf, latticeDots } from "./initials.ts";

const SIZE = 400;
const WIDTH = 400;
const HEIGHT = 462;
const scale = HEIGHT / 2;

/** The letters in the display face as a gray picture: 1 where there is ink. */
async function rasterize(letters: string) {
  const [data = Buffer.of()] = await plainFonts(fonts.serif, { weight: 400 });
  const style = {
    display: "flex",
    width: SIZE,
    height: SIZE,
    alignItems: "center",
    justifyContent: "center",
    fontSize: letters.length > 1 ? 260 : 360,
    lineHeight: 1,
    color: "#fff",
  };
  const svg = await satori(
    { type: "div", key: null, props: { style, children: letters } },
    { width: SIZE, height: SIZE, fonts: [{ name: fonts.serif.family, data }] },
  );
  const { data: pixels } = await sharp(Buffer.from(svg))
    .flatten({ background: "#000" })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixels;
}

/** The mean ink around a point of the hexagon, whose height is the picture's. */
function sampler(pixels: Uint8Array) {
  const reach = 3;
  return (x: number, y: number): number => {
    const cx = Math.round(((x * 0.94 + 1) / 2) * SIZE);
    const cy = Math.round(((y * 0.94 + 1) / 2) * SIZE);
    let total = 0;
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const [px, py] = [cx + dx, cy + dy];
        if (px >= 0 && py >= 0 && px < SIZE && py < SIZE) total += pixels[py * SIZE + px];
      }
    }
    return total / 255 / (2 * reach + 1) ** 2;
  };
}

function hexagons(dots: readonly Dot[], sizeOf: (dot: Dot) => number): string {
  let from = [0, 0];
  return dots
    .map((dot) => {
      // A few sizes only: equal hexagons have equal text, and compress to almost nothing.
      const size = Math.round(sizeOf(dot) * 2) / 2;
      const wide = Math.round(size * 8.66) / 10;
      const at = [
        Math.round(WIDTH / 2 + dot.x * scale),
        Math.round(HEIGHT / 2 + dot.y * scale - size),
      ];
      const move = `m${at[0] - from[0]} ${at[1] - from[1]}`;
      from = at;
      return `${move}l${wide} ${size / 2}v${size}l-${wide} ${size / 2}-${wide}-${size / 2}v-${size}z`;
    })
    .join("");
}

/** The letters as large cells of a lattice of small ones; the dark edition where the address ends in `#dark`. */
async function drawInitials(letters: string): Promise<string> {
  const dots = latticeDots(sampler(await rasterize(letters)));
  const ground = hexagons(
    dots.filter(({ ink }) => ink < 0.2),
    () => 1,
  );
  const letter = hexagons(
    dots.filter(({ ink }) => ink >= 0.2),
    ({ ink }) => 2 + 2.5 * ink,
  );
  const { "lab-light": light, "lab-dark": dark } = palettes;
  const style = `.g{fill:${light.line}}.l{fill:${light.ink}}:target .g{fill:${dark.line}}:target .l{fill:${dark.ink}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="dark" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${style}</style><path class="g" d="${ground}"/><path class="l" d="${letter}"/></svg>\n`;
}

/** The founders' initials, by name. */
export default Object.fromEntries(
  await Promise.all(
    siteConfig.founders.map(async ({ name }): Promise<[string, Picture]> => {
      const content = await drawInitials(initialsOf(name));
      const scene: Scene = {
        width: WIDTH,
        height: HEIGHT,
        marks: [],
        image: { type: "svg", content },
      };
      return [name, { title: name, scene }];
    }),
  ),
);
