import type { ServiceSlug } from "#app/content/services/cards.ts";
import { path } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import { imageScene, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { sceneSvg } from "#app/drawing/scene-file.ts";
import * as draw from "./draw-services.ts";

const size = { width: 720, height: 240 } as const;

/** The drawing of a service's row, without words, on the black of its color. No shape leaves its frame. */
function picture(tone: "blue" | "purple" | "green", drawing: draw.Miniature): Picture {
  const marks = [
    path(drawing.lines, { stroke: tone, width: 1.25 }),
    path(drawing.running, { stroke: tone, width: 2.5 }),
    path(drawing.shapes, { fill: tone }),
  ];
  const content = sceneSvg(sceneOf(size.width, size.height, marks), "lab-dark");
  return { title: "", scene: imageScene(size, { type: "svg", content }) };
}

const sinc = (v: number) => (v === 0 ? 1 : Math.sin(v) / v);

/** Far behind two slits: fringes under the envelope of one, a cell for each step of probability. */
const fringes = Array.from({ length: 43 }, (_, k) => {
  const at = (k - 21) / 21;
  const chance = (Math.cos(10 * at) * sinc(2.6 * at)) ** 2;
  return Array.from({ length: Math.round(11 * chance) }, (_, level) =>
    hexagon(45 + k * 15, 201 - level * 15.6, 8),
  ).join("");
}).join("");

const mergedXs = [392, 446, 500, 554, 608, 662];

const pictures: Partial<Record<ServiceSlug | "quantum", Picture>> = {
  "mobile-web-apps": picture(
    "blue",
    draw.sync([78, 162], [58, 112, 166], [212, 364], mergedXs, 24),
  ),
  "ai-ml-nlp": picture(
    "purple",
    draw.scores([0.7, 0.9], linearScale([58, 98], [36, 684]), [28, 212], 8.5),
  ),
  "cloud-big-data": picture("green", draw.queries(30, 7, [36, 21.8], [34, 208])),
  "blockchain-dlt": picture(
    "blue",
    draw.tree(4, 5, (y, x) => [40 + 20 * 2 ** y * (x * 2 + 1), 204 - y * 42], 13),
  ),
  "vlsi-eda-cad": picture("purple", draw.waves(24, [36, 27], [76, 142, 172], 34)),
  "iot-embedded-robotics": picture("green", draw.fleet(20, 6, [44, 44], 15.5)),
  quantum: picture("blue", { lines: "", running: "", shapes: fringes }),
};

export default pictures;
