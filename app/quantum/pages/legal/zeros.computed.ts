import { legalPage } from "#app/content/quantum/legal.ts";
import { path, text } from "#app/drawing/marks.ts";
import { hexagon, type Point } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { readContactEndpoint, siteConfig } from "#site.config";

const { title, names } = legalPage.zeros;
const receiver = readContactEndpoint(siteConfig.contactEndpoint)?.host;

/** The cells of one zero. */
const CELLS = 180;

interface ZerosLayout {
  width: number;
  height: number;
  centers: readonly [Point, Point];
  /** Half the width and half the height of a zero. */
  size: Point;
  /** The distance between the lines of a name in two words. */
  leading: number;
}

/** The thickness of a zero's line, as a part of half its width. */
const LINE_THICKNESS = 0.33;

/** Returns as many cells as asked, those closest to the line of a zero, clockwise to twelve o'clock, whose cell is the last. */
function ring([x, y]: Point, [a, b]: Point, pitch: number, count: number): Point[] {
  const rise = (pitch * Math.sqrt(3)) / 2;
  const [across, along] = [a, b].map((half) => half - (LINE_THICKNESS / 2) * a);
  const off = ([dx, dy]: Point) => {
    const out = Math.hypot(dx / across, dy / along);
    return (Math.abs(out - 1) * out) / Math.hypot(dx / across ** 2, dy / along ** 2);
  };
  const turn = ([dx, dy]: Point) => (Math.atan2(dx, -dy) + 2 * Math.PI - 1e-6) % (2 * Math.PI);
  const steps = Array.from({ length: 81 }, (_, k) => k - 40);
  return steps
    .flatMap((row) =>
      steps.map((step): Point => [(step + (Math.abs(row) % 2) / 2) * pitch, row * rise]),
    )
    .filter(([dx, dy]) => Math.hypot(dx, dy) > 0)
    .sort((p, q) => off(p) - off(q))
    .slice(0, count)
    .sort((p, q) => turn(p) - turn(q))
    .map(([dx, dy]): Point => [x + dx, y + dy]);
}

function draw({ width, height, centers, size, leading }: ZerosLayout): Scene {
  const [a, b] = size;
  const area = Math.PI * (a * b - (1 - LINE_THICKNESS) * a * (b - LINE_THICKNESS * a));
  const pitch = Math.sqrt((2 * area) / (Math.sqrt(3) * CELLS));
  const cell = ([x, y]: Point) => hexagon(x, y, (0.93 * pitch) / Math.sqrt(3));
  const zeros = centers.map((center) => ring(center, size, pitch, CELLS).map(cell).join(""));
  const labels = names(receiver).flatMap((name, k) => {
    const [x, y] = centers[k];
    return `0 ${name}`.split(" ").map((word, line) => {
      const down = (line - 0.75) * leading;
      return text(x, y + 5 + down, word, { anchor: "middle", tone: "ink", large: true });
    });
  });
  return sceneOf(width, height, [path(zeros.join(""), { fill: "accent" }), ...labels]);
}

export default asFile({
  title,
  scene: draw({
    width: 550,
    height: 480,
    centers: [
      [135, 262],
      [416, 262],
    ],
    size: [128, 196],
    leading: 44,
  }),
  narrow: draw({
    width: 375,
    height: 248,
    centers: [
      [103, 124],
      [272, 124],
    ],
    size: [80, 116],
    leading: 25,
  }),
} satisfies Diagram);
