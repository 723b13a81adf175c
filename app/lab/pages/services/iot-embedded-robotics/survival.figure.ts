import { thousands } from "#app/figures/format.ts";
import { note, path, text } from "#app/figures/marks.ts";
import { dot, type Point, polyline } from "#app/figures/path.ts";
import { bottomAxis, leftGrid, linearScale, logScale } from "#app/figures/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { countOf, updateFleets } from "#app/models/services/update.ts";

const DEVICES = 2000;
const MINUTES = 12;
const SEED = 6;
/** Mean minutes between two power cuts, worst first. */
const intervals = [1, 1.4, 2, 2.8, 4, 5.6, 8, 11, 16, 22, 32, 45, 60];

const x = logScale([intervals[0], intervals[intervals.length - 1]], [46, 348]);
const y = linearScale([0, 100], [178, 34]);
const span = [46, 360] as const;

/** Shares of a fleet in percent, for each mean time between cuts. */
const rows = intervals.map((every) => {
  const [slots, single] = updateFleets(DEVICES, 1 / every, MINUTES * 60, SEED);
  const share = (count: number) => (100 * count) / DEVICES;
  return {
    every,
    slotsStart: share(DEVICES - countOf(slots, "lost")),
    slotsNew: share(countOf(slots, "new")),
    singleStart: share(DEVICES - countOf(single, "lost")),
  };
});
const percent = (value: number) => `${Math.round(value)}%`;
const lastRow = rows[rows.length - 1];
const points = (name: "slotsStart" | "slotsNew" | "singleStart") =>
  rows.map((row): Point => [x(row.every), y(row[name])]);
/** A label stands below a rising line, at the point from which it is read, clear of the grid. */
const label = (name: "slotsNew" | "singleStart", every: number, words: string) => {
  const [left, foot] = points(name)[intervals.indexOf(every)];
  const tone = name === "slotsNew" ? "green" : "ink";
  return text(left + 6, foot, words, { tone, line: 0.8 });
};
const endStyle = { anchor: "end", tone: "ink", bold: true } as const;
const marks: Mark[] = [
  ...leftGrid({ scale: y, ticks: [0, 50, 100], format: (v) => `${v}%`, at: 40, span }),
  path(
    polyline(
      [[x(intervals[0]), y(100)], ...points("singleStart"), [x(lastRow.every), y(100)]],
      true,
    ),
    { fill: "green", opacity: 0.07 },
  ),
  path(polyline(points("singleStart")), { stroke: "ink", width: 1.5, dash: "3 3" }),
  path(polyline(points("slotsNew")), { stroke: "green", width: 1.5 }),
  path(polyline(points("slotsStart")), { stroke: "green", width: 4 }),
  note(0, 12, "devices"),
  text(360, y(100) - 8, "two slots: starts", { ...endStyle, tone: "green" }),
  label("slotsNew", 1, "two slots: new image"),
  label("singleStart", 4, "in place: starts"),
  path(dot(x(lastRow.every), y(lastRow.singleStart), 3.5), { fill: "ink" }),
  text(360, y(lastRow.singleStart), `in place: ${percent(lastRow.singleStart)}`, {
    ...endStyle,
    line: 1.2,
  }),
  ...bottomAxis({ scale: x, ticks: [1, 2, 4, 8, 16, 32, 60], at: 178, span, style: { line: 0.3 } }),
  note(360, 218, "mean minutes between power cuts", { anchor: "end" }),
];

/** The rarer power fails, the more devices start after the update. */
export default {
  title: "Share of devices that start after an update, against how often power is cut",
  finding: `Even with one cut an hour, updating in place loses ${percent(100 - lastRow.singleStart)} of the devices. With two slots, every simulated device still starts.`,
  caption: `We ran the same simulation on ${thousands(DEVICES)} devices for each rate, with a sound bootloader. A device with two slots that could not finish in time runs its old image.`,
  scene: { width: 360, height: 225, marks },
  table: {
    columns: ["Minutes between cuts", "Two slots: start", "Two slots: new", "In place: start"],
    rows: rows
      .filter(({ every }) => every <= 8 || every % 4 === 0)
      .map(({ every, slotsStart, slotsNew, singleStart }) => [
        `${every}`,
        ...[slotsStart, slotsNew, singleStart].map(percent),
      ]),
  },
} satisfies Figure;
