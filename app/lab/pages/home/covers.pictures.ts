import type { ServiceSlug } from "#app/content/services/cards.ts";
import { path } from "#app/figures/marks.ts";
import { hexagon } from "#app/figures/path.ts";
import type { Figure, Mark, Picture } from "#app/figures/scene.ts";
import { editionsSvg } from "#app/figures/scene-file.ts";
import { deepGrounds, palettes } from "#app/lib/palettes.ts";
import { buildServiceAi } from "../services/ai-ml-nlp/evaluation-by-choice.ts";
import { buildServiceBlockchain } from "../services/blockchain-dlt/merkle-proof-by-choice.ts";
import { buildServiceCloud } from "../services/cloud-big-data/query-cost-by-choice.ts";
import { buildServiceIot } from "../services/iot-embedded-robotics/updates-by-choice.ts";
import { buildServiceMobile } from "../services/mobile-web-apps/sync-by-choice.ts";
import { buildServiceVlsi } from "../services/vlsi-eda-cad/seeded-bug-by-choice.ts";

const { "lab-light": light, "lab-dark": dark } = palettes;

/** The colors of a cover on each ground; on paper they follow the edition. */
const grounds = {
  paper: light,
  black: dark,
  blue: { ...dark, ...deepGrounds.blue },
  purple: { ...dark, ...deepGrounds.purple },
  green: { ...dark, ...deepGrounds.green },
} as const;

type Part = readonly [left: number, top: number, width: number, height: number];

/** A part of a drawing without its words, large enough to fill a row. */
function cover(
  title: string,
  marks: readonly Mark[],
  ground: keyof typeof grounds,
  part: Part,
): Picture {
  const [, , width, height] = part;
  const shapes = marks.filter(({ kind }) => kind !== "text");
  const day = grounds[ground];
  const content = editionsSvg(shapes, part, day, ground === "paper" ? dark : day);
  return { title, scene: { width, height, marks: [], image: { type: "svg", content } } };
}

/** The figure of a service's page, with what it shows. */
function cut({ finding = "", scene }: Figure, ground: keyof typeof grounds, part: Part): Picture {
  return cover(finding, scene.marks, ground, part);
}

const sinc = (v: number) => (v === 0 ? 1 : Math.sin(v) / v);

/** Far behind two slits: fringes under the envelope of one, a cell for each step of probability. */
const fringes = Array.from({ length: 61 }, (_, k) => {
  const at = (k - 30) / 30;
  const chance = (Math.cos(10 * at) * sinc(2.6 * at)) ** 2;
  return Array.from({ length: Math.round(24 * chance) }, (_, level) =>
    hexagon(10 + k * 13, 318 - level * 13.2, 7),
  ).join("");
}).join("");

/** What stands beside a service's card, if anything does. */
const covers: Partial<Record<ServiceSlug | "quantum", Picture>> = {
  "mobile-web-apps": cut(buildServiceMobile(), "blue", [-10, -34, 1260, 444]),
  "ai-ml-nlp": cut(buildServiceAi(), "paper", [215, 8, 800, 282]),
  "cloud-big-data": cut(buildServiceCloud(), "green", [716, 148, 524, 184]),
  "blockchain-dlt": cut(buildServiceBlockchain(), "paper", [-60, -30, 1360, 479]),
  "vlsi-eda-cad": cut(buildServiceVlsi(), "purple", [388, 24, 852, 300]),
  "iot-embedded-robotics": cut(buildServiceIot(), "paper", [640, 91, 600, 211]),
  quantum: cover(
    "Where one particle arrives behind two slits: its chances form fringes.",
    [path(fringes, { fill: "blue" })],
    "black",
    [-110, -34, 1020, 358],
  ),
};

export default covers;
