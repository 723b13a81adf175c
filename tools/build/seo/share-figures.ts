import { join } from "node:path";
import { labHome } from "#app/content/lab/home.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import { path, text } from "#app/figures/marks.ts";
import { hexagon } from "#app/figures/path.ts";
import { phaseGrounds } from "#app/figures/phase-grounds.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
import type { Miniature } from "#app/lab/pages/home/draw-services.ts";
import miniatures, { size } from "#app/lab/pages/home/miniatures.data.ts";
import { palettes } from "#app/lib/palettes.ts";
import type { sharePicture } from "#app/seo/share-image.ts";
import { documents } from "../../../papers/registry.ts";
import { labPaths, MARK_SIZE } from "../../lib/mark.ts";

export interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ShareFigure {
  scene: Scene;
  room: Room;
  /** The part of the scene that fills the room, cut by its edges; by default the whole scene. */
  part?: readonly [x: number, y: number, width: number, height: number];
}

const app = join(import.meta.dirname, "../../../app");

/** The room between the name above and the line below. */
const insideRoom: Room = { left: 616, top: 96, width: 520, height: 416 };
/** The room from the words to the other three edges of the card. */
const edgeRoom: Room = { left: 628, top: 0, width: 572, height: 630 };

/** The figure of a name, or none for the wave, which is a picture already. */
export async function shareFigure({
  figure,
  part,
}: ReturnType<typeof sharePicture>): Promise<ShareFigure | undefined> {
  if (figure === "wave") return undefined;
  if (figure === "word") return { scene: word(), room: insideRoom };
  if (figure === "honeycomb") return { scene: honeycomb(), room: insideRoom };
  if (figure === "covers") return { scene: covers(), room: edgeRoom };
  const module: { default: Figure } = await import(join(app, figure));
  const { narrow, scene } = module.default;
  if (!part) return { scene: narrow ?? scene, room: insideRoom };
  const [x, y, width] = part;
  return { scene, room: edgeRoom, part: [x, y, width, (width * edgeRoom.height) / edgeRoom.width] };
}

/** The name as a rewrite of two words, as the page about us opens. */
function word(): Scene {
  const { term, parts } = aboutPage.word;
  const [first, second] = parts;
  const gap = [...first].length;
  const step = 11.2;
  const from = (k: number) => 7 + (k + (k >= gap ? 1 : 0)) * step;
  const to = (k: number) => 7 + (k + 0.5) * step;
  const marks = [...term].flatMap((newLetter, k): Mark[] => {
    const letter = (first + second)[k];
    const tone = letter === newLetter ? "ink" : "accent";
    const way = `M${from(k)} 19C${from(k)} 26 ${to(k)} 29 ${to(k)} 35`;
    return [
      path(way, { stroke: letter === newLetter ? "quiet" : "accent" }),
      text(from(k), 13, letter, { anchor: "middle", size: "l", tone }),
      text(to(k), 50, newLetter, { anchor: "middle", size: "l", tone }),
    ];
  });
  const plus = text(from(gap) - step, 13, "+", { anchor: "middle", size: "l", tone: "quiet" });
  return { width: 112, height: 56, marks: [plus, ...marks] };
}

const tones = { "neon-blue": "blue", "neon-purple": "purple", "neon-green": "green" } as const;

/** Six tiles around the initial, as the lab opens. */
function honeycomb(): Scene {
  const miniatureOf: Readonly<Record<string, Miniature | undefined>> = miniatures;
  const [radius, middle] = [62, 166];
  const row = 1.06 * radius;
  const tiles = labHome.hero.tiles.flatMap(({ id, color, position }): Mark[] => {
    const x = middle + (position.x * Math.sqrt(3) * row) / 2;
    const y = middle + position.y * 1.5 * row;
    const tone = tones[color];
    const place = { x: x - size.width * 0.34, y: y - size.height * 0.36, scale: 0.68 };
    const { lines = "", running = "", shapes = "" } = miniatureOf[id] ?? {};
    return [
      path(hexagon(x, y, radius), { stroke: tone, fill: "raised", width: 0.8 }),
      { ...path(lines + running, { stroke: tone }), place },
      { ...path(shapes, { fill: tone }), place },
    ];
  });
  const scale = 3;
  const place = { x: middle - (MARK_SIZE / 2) * scale, y: middle - (MARK_SIZE / 2) * scale, scale };
  return {
    width: 2 * middle,
    height: 2 * middle,
    marks: [
      ...tiles,
      path(hexagon(middle, middle, radius), { fill: "ink" }),
      { ...path(labPaths.letter, { stroke: "ground", width: 3 }), place },
    ],
  };
}

/** Two papers, one behind the other, cut by the lower edge. */
function covers(): Scene {
  const sheets = ["choosing-a-simulator", "pqc-roadmap"].map((slug, k) => {
    const { picture, ground } = documents.find((one) => one.slug === slug)?.cover ?? {};
    if (!picture || !ground) throw new Error(`Share image: no cover of ${slug}`);
    const palette = { ...palettes.quantum, ...phaseGrounds[ground] };
    const marks = picture.scene.marks.filter(({ kind }) => kind !== "text");
    const drawing = sceneSvg({ ...picture.scene, marks }, palette).replace(
      "<svg ",
      `<svg y="190" width="595" height="520" `,
    );
    return `<g transform="translate(${k * 150 + 20} ${k * 100 - 60}) scale(0.82)"><rect width="595" height="842" fill="${palette.ground}" stroke="${palette.line}"/>${drawing}</g>`;
  });
  return { width: edgeRoom.width, height: edgeRoom.height, marks: [], body: sheets.join("") };
}
