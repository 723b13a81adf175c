import { seeded } from "@adyakshar/quantum/random";
import type { ServiceSlug } from "#app/content/services/cards.ts";
import { arrow, box, hexagon, type Point, polyline, segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { typicalSets } from "#app/models/services/evaluation.ts";
import { randomStimuli, run } from "#app/models/services/fifo.ts";
import { liveFiles, loadDaily, queryCost, sizeOf } from "#app/models/services/table-files.ts";
import { updateFleets } from "#app/models/services/update.ts";

/** In the units of a hexagonal tile; its name stands below the drawing. */
export const size = { width: 100, height: 76 } as const;

/** A service's figure as it fills a tile: what stands, and what is drawn when it runs. */
export interface Miniature {
  lines: string;
  /** Drawn from one side to the other, strokes and filled shapes apart. */
  running: string;
  shapes: string;
}

function mobile(): Miniature {
  const lanes = [30, 58];
  const xs = [10, 31, 52];
  return {
    lines:
      lanes.map((y) => segment(0, y, 100, y)).join("") +
      lanes.map((y) => hexagon(87, y, 9)).join(""),
    running:
      arrow(
        [
          [60, 34],
          [78, 54],
        ],
        4,
      ) +
      arrow(
        [
          [60, 54],
          [78, 34],
        ],
        4,
      ),
    shapes: lanes.flatMap((y) => xs.map((x) => hexagon(x, y, 8.5))).join(""),
  };
}

function ai(): Miniature {
  const x = linearScale([0.8, 0.98], [2, 98]);
  const heights = new Map<number, number>();
  const cells = typicalSets(100, 0.89, 60).map((right) => {
    const level = heights.get(right) ?? 0;
    heights.set(right, level + 1);
    return hexagon(x(right / 100), 71 - level * 5.8, 3);
  });
  return {
    lines: segment(0, 76, 100, 76) + segment(x(0.85), 10, x(0.85), 76),
    running: "",
    shapes: cells.join(""),
  };
}

function cloud(): Miniature {
  const files = loadDaily(10, seeded(3), 4);
  const y = linearScale([0, 36], [76, 26]);
  const bar = (k: number, from: number, to: number) =>
    box(1.2 + k * 9.9, y(to), 7.6, y(from) - y(to));
  const all = Array.from({ length: 10 }, (_, k) => k);
  return {
    lines: all.map((k) => bar(k, 0, queryCost(files, k + 1))).join(""),
    running: "",
    shapes: all.map((k) => bar(k, 0, sizeOf(liveFiles(files, k + 1)))).join(""),
  };
}

function blockchain(): Miniature {
  const at = (level: number, index: number): Point => [
    12.5 * 2 ** level * (index * 2 + 1),
    68 - level * 25,
  ];
  const link = (level: number, index: number) =>
    segment(...at(level, index), ...at(level + 1, index >> 1));
  const others = [
    [0, 0],
    [0, 2],
    [0, 3],
    [1, 1],
  ] as const;
  const onPath = [
    [0, 1],
    [1, 0],
  ] as const;
  return {
    lines: others.map(([level, index]) => link(level, index)).join(""),
    running: onPath.map(([level, index]) => link(level, index)).join(""),
    shapes: [...onPath, [2, 0] as const, ...others]
      .map(([level, index]) => hexagon(...at(level, index), 8))
      .join(""),
  };
}

function vlsi(): Miniature {
  const cycles = run(randomStimuli(2000, seeded(5)), "full-late").slice(-8);
  const x = (k: number) => k * 12.5;
  const wave = (y: number, test: (cycle: (typeof cycles)[number]) => boolean) =>
    polyline(
      cycles.flatMap((cycle, k): Point[] => [
        [x(k), y - (test(cycle) ? 11 : 0)],
        [x(k + 1), y - (test(cycle) ? 11 : 0)],
      ]),
    );
  return {
    lines: wave(41, ({ push }) => push),
    running: wave(59, ({ pop }) => pop),
    shapes: cycles
      .map(({ actual }, k) => (actual === null ? "" : box(x(k) + 1, 66, 10.5, 10)))
      .join(""),
  };
}

/** Updated in place under power cuts: the outlined devices no longer start. */
function iot(): Miniature {
  const { devices } = updateFleets(120, 1 / 5, 12 * 60, 6)[1];
  const cell = (k: number) => {
    const line = Math.floor(k / 9);
    return hexagon(6 + 10.4 * (k % 9) + (line % 2) * 5.2, 30 + line * 9.2, 5.1);
  };
  const cells = (isLost: boolean) =>
    devices
      .slice(0, 45)
      .flatMap(({ state }, k) => ((state === "lost") === isLost ? [cell(k)] : []))
      .join("");
  return { lines: cells(true), running: "", shapes: cells(false) };
}

/** A service that has none shows its name alone. */
const miniatures: Readonly<Partial<Record<ServiceSlug, Miniature>>> = {
  "mobile-web-apps": mobile(),
  "ai-ml-nlp": ai(),
  "cloud-big-data": cloud(),
  "blockchain-dlt": blockchain(),
  "vlsi-eda-cad": vlsi(),
  "iot-embedded-robotics": iot(),
};

export default miniatures;
