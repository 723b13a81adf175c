import { arrow, box, hexagon, type Point, polyline, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import { seeded } from "#app/engine/random.ts";
import { typicalSets } from "#app/engine/services/evaluation.ts";
import { randomStimuli, run } from "#app/engine/services/fifo.ts";
import { ingest, megabytesAt, queryCost } from "#app/engine/services/snapshots.ts";
import { updateFleets } from "#app/engine/services/update.ts";

export const size = { width: 80, height: 56 } as const;

/** A service's figure at the size of a thumbnail: what stands, and what is drawn when it runs. */
export interface Miniature {
  lines: string;
  /** Drawn from one side to the other, strokes and filled shapes apart. */
  running: string;
  shapes: string;
}

function mobile(): Miniature {
  const lanes = [14, 42];
  const xs = [16, 34, 52];
  return {
    lines:
      lanes.map((y) => segment(4, y, 70, y)).join("") +
      lanes.map((y) => hexagon(72, y, 6)).join(""),
    running:
      arrow(
        [
          [56, 18],
          [68, 36],
        ],
        3,
      ) +
      arrow(
        [
          [56, 38],
          [68, 20],
        ],
        3,
      ),
    shapes: lanes.flatMap((y) => xs.map((x) => hexagon(x, y, 5.5))).join(""),
  };
}

function ai(): Miniature {
  const x = linearScale([0.8, 0.98], [4, 76]);
  const heights = new Map<number, number>();
  const cells = typicalSets(100, 0.89, 30).map((right) => {
    const level = heights.get(right) ?? 0;
    heights.set(right, level + 1);
    return hexagon(x(right / 100), 46 - level * 5, 2.4);
  });
  return {
    lines: segment(2, 50, 78, 50) + segment(x(0.85), 8, x(0.85), 54),
    running: "",
    shapes: cells.join(""),
  };
}

function cloud(): Miniature {
  const table = ingest(10, seeded(3));
  const y = linearScale([0, 36], [52, 8]);
  const bar = (k: number, from: number, to: number) =>
    box(2 + k * 7.7, y(to), 5.6, y(from) - y(to));
  const all = Array.from({ length: 10 }, (_, k) => k);
  return {
    lines: all.map((k) => bar(k, 0, queryCost(table, k + 1))).join(""),
    running: "",
    shapes: all.map((k) => bar(k, 0, megabytesAt(table, k + 1))).join(""),
  };
}

function blockchain(): Miniature {
  const at = (level: number, index: number): Point => [
    10 * 2 ** level * (index * 2 + 1),
    48 - level * 19,
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
      .map(([level, index]) => hexagon(...at(level, index), 4.6))
      .join(""),
  };
}

function vlsi(): Miniature {
  const cycles = run(randomStimuli(2000, seeded(5)), "full-late").slice(-8);
  const x = (k: number) => 2 + k * 9.5;
  const wave = (y: number, test: (cycle: (typeof cycles)[number]) => boolean) =>
    polyline(
      cycles.flatMap((cycle, k): Point[] => [
        [x(k), y - (test(cycle) ? 10 : 0)],
        [x(k + 1), y - (test(cycle) ? 10 : 0)],
      ]),
    );
  return {
    lines: wave(18, ({ push }) => push),
    running: wave(34, ({ pop }) => pop),
    shapes: cycles
      .map(({ actual }, k) => (actual === null ? "" : box(x(k) + 1, 42, 7.5, 10)))
      .join(""),
  };
}

function iot(): Miniature {
  const minutes = 12 * 60;
  const devices = updateFleets(120, 1 / 5, minutes, 6)[0].devices.slice(0, 5);
  const x = linearScale([0, minutes], [2, 78]);
  const bars = (phase: "write" | "new", height: number) =>
    devices.flatMap(({ spans }, k) =>
      spans
        .filter((span) => span.phase === phase)
        .map(({ from, to }) => box(x(from), 9 + k * 10 - height / 2, x(to) - x(from), height)),
    );
  const cuts = devices.flatMap(({ spans }, k) =>
    spans
      .filter(({ phase }) => phase === "off")
      .map(({ from }) => segment(x(from), 5 + k * 10, x(from), 13 + k * 10)),
  );
  return {
    lines: cuts.join(""),
    running: "",
    shapes: [...bars("write", 2), ...bars("new", 6)].join(""),
  };
}

/** Far behind two slits: fringes under the envelope of one, a cell for each step of probability. */
function quantum(): Miniature {
  const sinc = (v: number) => (v === 0 ? 1 : Math.sin(v) / v);
  const columns = Array.from({ length: 19 }, (_, k) => {
    const at = (k - 9) / 9;
    const chance = (Math.cos(7.5 * at) * sinc(2.6 * at)) ** 2;
    return Array.from({ length: Math.round(11 * chance) }, (_, level) =>
      hexagon(4 + k * 4, 48 - level * 4.2, 2.1),
    ).join("");
  });
  return { lines: segment(2, 52, 78, 52), running: "", shapes: columns.join("") };
}

export const miniatures = {
  "mobile-web-apps": mobile(),
  "ai-ml-nlp": ai(),
  "cloud-big-data": cloud(),
  "blockchain-dlt": blockchain(),
  "vlsi-eda-cad": vlsi(),
  "iot-embedded-robotics": iot(),
  quantum: quantum(),
} as const satisfies Record<string, Miniature>;

export default () => miniatures;
