import { type Dot, dotPaths, riseOf } from "#app/figures/dots.ts";
import { mono, path, text } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import { palettes } from "#app/lib/palettes.ts";
import { covers, DAY_MINUTES, type Hours } from "#app/quantum/pages/contact/office-hours.ts";
import {
  ahead,
  atWork,
  OFFICE_DAY,
  type OfficeDay,
  officeDays,
  type Season,
  seasons,
  sharedHours,
} from "./hours.ts";
import { hoursPlaces, narrowMinute, wideBand } from "./hours-places.ts";

const { ink, quiet, accent } = palettes.quantum;
const HOURS = DAY_MINUTES / 60;
/** The hours that carry a label. */
const marked = steps(0, HOURS - 3, 3);

const clock = (minute: number) =>
  [Math.floor(minute / 60) % HOURS, minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
const span = ({ from, to }: Hours) => `${clock(from)}–${clock(to)}`;

function inWords({ hours: { summer, winter } }: OfficeDay): string {
  return summer.from === winter.from
    ? `${span(summer)} UTC all year`
    : `summer ${span(summer)}, winter ${span(winter)} UTC`;
}

/** Lit while the office is at work, in the accent while another one is too. */
function light({ hours }: OfficeDay, season: Season, minute: number) {
  if (!covers(hours[season], minute)) return { r: 1.3, color: `${quiet}66` };
  return { r: 3.3, color: atWork(season, minute) > 1 ? accent : ink };
}

/** The two offices that share most of a day, and what they share. */
const [neighbors] = officeDays
  .flatMap(({ city: a }, k) => officeDays.slice(k + 1).map(({ city: b }) => [a, b] as const))
  .toSorted((one, other) => sharedHours("summer", other) - sharedHours("summer", one));
const shared = sharedHours("summer", neighbors);
const others = officeDays.map(({ city }) => city).filter((city) => !neighbors.includes(city));
const isApart = others.every((city) =>
  neighbors.every((neighbor) => sharedHours("summer", [city, neighbor]) === 0),
);

function wide(): Scene {
  const pitch = 10;
  const rows = 6;
  const rise = riseOf(pitch);
  const { head, foot } = hoursPlaces.wide;
  const dots: Dot[] = officeDays.flatMap((office, k) =>
    seasons.flatMap((season, half) =>
      steps(0, rows - 1, 1).flatMap((row) =>
        steps(0, DAY_MINUTES / pitch - 1, 1).map((column) => {
          const x = column * pitch + (row % 2 === 0 ? 2.5 : 7.5);
          const y = wideBand(k) + 18 + (half * rows + row) * rise;
          return { x, y, ...light(office, season, x) };
        }),
      ),
    ),
  );
  const marks: Mark[] = [
    path(marked.map((hour) => segment(hour * 60, head, hour * 60, foot)).join(""), {
      stroke: "line",
    }),
    ...marked.map((hour) =>
      mono(hour * 60 + 6, 20, clock(hour * 60) + (hour === 0 ? " UTC" : ""), { tone: "quiet" }),
    ),
    ...officeDays.flatMap((office, k) => {
      const { from } = office.hours.summer;
      const isEarly = from < DAY_MINUTES / 4;
      return [
        text(from, wideBand(k), office.city, { size: "l", tone: "ink" }),
        mono(isEarly ? from + 260 : from - 20, wideBand(k), inWords(office), {
          tone: "muted",
          anchor: isEarly ? "start" : "end",
        }),
      ];
    }),
    mono(DAY_MINUTES - 96, foot + 24, `${neighbors.join(" and ")} share ${shared} hours`, {
      tone: "accent",
      anchor: "end",
    }),
    mono(96, foot + 24, "upper rows summer, lower rows winter", { tone: "muted" }),
  ];
  return sceneOf(DAY_MINUTES, foot + 34, marks, dotPaths(dots));
}

function narrow(): Scene {
  const pitch = 6;
  const columns = Math.floor(24 / officeDays.length);
  const rise = riseOf(pitch);
  const { left, right, unit } = hoursPlaces.narrow;
  const side = (k: number) => 70 + (k * 294) / officeDays.length;
  const every = pitch / unit;
  const dots: Dot[] = officeDays.flatMap((office, k) =>
    seasons.flatMap((season, half) =>
      steps(0, columns - 1, 1).flatMap((column) =>
        steps(0, DAY_MINUTES / every - 1, 1).map((row) => {
          const minute = (row + (column % 2 === 0 ? 0.25 : 0.75)) * every;
          const x = side(k) + (half * columns + column) * rise;
          const { r, color } = light(office, season, minute);
          return { x, y: narrowMinute(minute), r: r * 0.64, color };
        }),
      ),
    ),
  );
  const bottom = narrowMinute(DAY_MINUTES);
  const marks: Mark[] = [
    path(
      marked
        .map((hour) => segment(left, narrowMinute(hour * 60), right, narrowMinute(hour * 60)))
        .join(""),
      { stroke: "line" },
    ),
    ...marked.map((hour) =>
      mono(20, narrowMinute(hour * 60) + 4, clock(hour * 60), { tone: "quiet" }),
    ),
    ...officeDays.flatMap(({ city }, k) =>
      city
        .split(" ")
        .toReversed()
        .map((word, line) => mono(side(k), 48 - line * 18, word, { tone: "ink" })),
    ),
    mono(20, 48, "UTC", { tone: "quiet" }),
    mono(20, bottom + 28, "left half summer, right half winter", { tone: "muted" }),
    mono(20, bottom + 48, `${neighbors.join(", ")} share ${shared} hours`, { tone: "accent" }),
  ];
  return sceneOf(375, Math.ceil(bottom) + 58, marks, dotPaths(dots));
}

const [east, west] = [officeDays[0], officeDays[officeDays.length - 1]].map(({ city }) => city);

/** The offices' days on one clock, in both seasons. */
export function buildHours(): Figure {
  return {
    title: `One day of UTC with the office hours of ${officeDays.map(({ city }) => city).join(", ")}, in summer and in winter`,
    finding: `${east} is ${ahead("summer", east, west)} hours ahead of ${west} in summer and ${ahead("winter", east, west)} in winter.`,
    caption: `Computed from the time zones, for an office day from ${clock(OFFICE_DAY.from)} to ${clock(OFFICE_DAY.to)}, in summer as in winter. Each dot is ten minutes. Lit dots are office hours; where they are in the accent color, two offices are open at once. ${neighbors.join(" and ")} share ${shared} hours.${isApart ? ` ${others.join()} shares none with either, so a call with it is early or late for one side.` : ""}`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Office", "Summer, UTC", "Winter, UTC"],
      rows: officeDays.map(({ city, hours }) => [city, span(hours.summer), span(hours.winter)]),
    },
  };
}

export default buildHours();
