import { mono, path, text } from "#app/drawing/marks.ts";
import { dot, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { pairs, type RouterName, spread } from "../measured/routing.ts";

const ROW = 13.4;
const TOP = 24;
const LEFT = 150;
const RIGHT = 560;
const x = linearScale([0, 3.2], [LEFT, RIGHT]);
const SHOWN: readonly { router: RouterName; tone: "purple" | "muted" | "accent" }[] = [
  { router: "naive", tone: "purple" },
  { router: "sabre+opt", tone: "muted" },
  { router: "ours", tone: "accent" },
];

/** Two-qubit gates of each router over those of SABRE, median of the seeds. */
export function buildRoutingRatios(): Figure {
  const ratio = (pair: (typeof pairs)[number], router: RouterName) =>
    spread(pair, router, "two_qubit").median / spread(pair, "sabre", "two_qubit").median;
  const bottom = TOP + pairs.length * ROW;
  return {
    title: "Two-qubit gates after routing, over those of SABRE, for each circuit and device",
    caption: "Left of the line is better than SABRE.",
    scene: {
      width: 600,
      height: bottom + 22,
      marks: [
        ...[0.5, 1, 1.5, 2, 2.5, 3].map((tick) =>
          mono(x(tick), bottom + 16, `${tick}`, { anchor: "middle", size: "s", tone: "quiet" }),
        ),
        path(segment(x(1), TOP - 8, x(1), bottom + 4), { stroke: "ink", width: 1 }),
        text(x(1), TOP - 12, "SABRE = 1", { anchor: "middle", size: "s", tone: "ink" }),
        ...SHOWN.map(({ router, tone }, k) =>
          text(x(1) + 58 + k * 88, TOP - 12, router === "ours" ? "whole compiler" : router, {
            size: "s",
            tone,
          }),
        ),
        ...pairs.flatMap((pair, k): Mark[] => {
          const y = TOP + k * ROW + 5;
          return [
            path(segment(LEFT, y, RIGHT, y), { stroke: "line", width: 0.5 }),
            text(0, y + 3.5, `${pair.instance}, ${pair.device.replace("heavy-hex", "hex")}`, {
              size: "s",
              tone: "muted",
            }),
            ...SHOWN.map(({ router, tone }) =>
              path(dot(x(ratio(pair, router)), y, 3.6), { fill: tone }),
            ),
          ];
        }),
      ],
    },
    table: {
      columns: [
        "Circuit and device",
        "naive / SABRE",
        "SABRE + optimization / SABRE",
        "whole compiler / SABRE",
      ],
      rows: pairs.map((pair) => [
        `${pair.instance} on ${pair.device}`,
        ...SHOWN.map(({ router }) => ratio(pair, router).toFixed(2)),
      ]),
    },
  };
}
