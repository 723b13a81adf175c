import { label, path, rect, text } from "#app/drawing/marks.ts";
import { dot, segment } from "#app/drawing/path.ts";
import { linearScale, steps } from "#app/drawing/scale.ts";
import { type Mark, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { type Force, policyDates } from "#data/dates.ts";
import { handshakes, WINDOW_BYTES } from "#data/handshake-sizes.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import { today } from "../horizons.ts";
import { lastSafeYear, planningYears } from "../planning-years.ts";
import type { PaperFigure } from "../types.ts";

const PITCH = 26;
const TOP = 62;
const FIRST_YEAR = 2018;
const [near, far] = planningYears;
const x = (year: number) => MARGIN + 40 + (year - FIRST_YEAR) * PITCH;
const y = (held: number) => TOP + (held - 1) * PITCH;
const todayX = x(today) - PITCH / 2;

const cells = steps(FIRST_YEAR, FIRST_YEAR + 20, 1).flatMap((year) =>
  steps(1, 20, 1).map((held) => ({
    year,
    held,
    exposures: planningYears.filter((machine) => year > lastSafeYear(machine, held)).length,
  })),
);
const dots = (exposures: number, radius: number) =>
  cells
    .filter((cell) => cell.exposures === exposures)
    .map(({ year, held }) => dot(x(year), y(held), radius))
    .join("");

/** A dot for each year of sending and each lifetime of a secret: large where two planning years both expose it. */
export const exposedYearsCover = coverPicture(
  `Traffic by the year in which it is sent and the years it must hold: exposed to a machine of ${near} or only to one of ${far}`,
  [
    path(dots(0, 1.6), { fill: "quiet" }),
    path(dots(1, 5), { stroke: "accent", width: 1.6 }),
    path(dots(2, 9.4), { fill: "ink" }),
    path(segment(todayX, TOP - 16, todayX, sheet.height), { stroke: "accent", width: 1 }),
    ...[2018, 2022, 2031, 2036].map((year) =>
      label(x(year), TOP - 24, `${year}`, "quiet", "middle"),
    ),
    label(todayX, TOP - 24, "today", "accent", "middle"),
    label(MARGIN, TOP - 44, "years it must hold", "muted"),
    label(sheet.width - MARGIN, TOP - 44, "year in which it is sent", "muted", "end"),
    ...[1, 5, 10, 15].map((held) => label(MARGIN, y(held) + 4, `${held}`, "quiet")),
  ],
);

/** A lane for each force of a date, from the top. */
export function pqcTimeline(): PaperFigure {
  const tones: Readonly<Record<Force, Tone>> = {
    binding: "ink",
    draft: "purple",
    advice: "accent",
  };
  const lanes = Object.entries(tones);
  const [laneHeight, top, left, right] = [72, 8, 72, 596];
  const x = linearScale([2024.7, 2037], [left, right]);

  const drawLane = ([force, tone]: (typeof lanes)[number], index: number): Mark[] => {
    const base = top + index * laneHeight + 50;
    const dates = policyDates.filter((item) => item.force === force);
    const years = [...new Set(dates.map(yearOf))];
    const marks: Mark[] = [
      path(segment(left, base, right, base), { stroke: "line", width: 1 }),
      text(0, base + 3.5, force, { tone }),
    ];
    // From the right: an earlier label that would reach the next one stands above it.
    const starts = [Infinity, Infinity, Infinity];
    for (const year of years.toReversed()) {
      const due = dates.filter((item) => yearOf(item) === year);
      const label = due.map(({ source }) => source).join(", ");
      const width = label.length * 6.4;
      const at = x(year);
      const isLast = at + width > right;
      const row = starts.findIndex((start) => (isLast ? at : at + width) < start);
      starts[row] = isLast ? at - width : at;
      const y = base - 10 - row * 15;
      marks.push(
        path(segment(at, base, at, y + 2), { stroke: tone, width: 0.7 }),
        path(dot(at, base, 4), { fill: tone }),
        text(at + (isLast ? -4 : 4), y + 2, label, {
          tone: "ink",
          anchor: isLast ? "end" : "start",
        }),
      );
    }
    return marks;
  };

  const years = steps(2025, 2036, 1);
  const bottom = top + lanes.length * laneHeight;

  return {
    finding: `${lanes.map(([force]) => `${policyDates.filter((item) => item.force === force).length} ${force}`).join(", ")}: dates from 2025 to 2035, which Table 1 lists.`,
    scene: sceneOf(600, bottom + 12, [
      path(years.map((year) => segment(x(year), top, x(year), bottom - 14)).join(""), {
        stroke: "line",
        width: 0.6,
      }),
      ...years.map((year) => label(x(year), bottom + 2, `${year}`, "quiet", "middle")),
      ...lanes.flatMap(drawLane),
    ]),
  };
}

function yearOf({ date }: { date: string }): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12;
}

/** A bar for each lifetime of a secret: traffic is safe to its left. */
export function secrecyLifetime(): PaperFigure {
  const lifetimes = [1, 3, 5, 10, 20] as const;
  const [left, rowHeight, top] = [132, 24, 20];
  const x = linearScale([2006, 2037], [left, 580]);

  const bottom = top + lifetimes.length * rowHeight;
  const rows = lifetimes.flatMap((years, index): Mark[] => {
    const y = top + index * rowHeight;
    const early = x(lastSafeYear(near, years) + 1);
    const late = x(lastSafeYear(far, years) + 1);
    return [
      text(0, y + 14, years === 1 ? "1 year" : `${years} years`, { tone: "ink" }),
      rect(x(2006), y + 5, early - x(2006), 11, { fill: "line" }),
      rect(early, y + 5, late - early, 11, { fill: "accent", opacity: 0.45 }),
      label(
        late + 5,
        y + 14,
        `${lastSafeYear(near, years)} to ${lastSafeYear(far, years)}`,
        "muted",
      ),
    ];
  });

  return {
    finding: `For a secret of ten years the last safe year is ${lastSafeYear(near, 10)} if the machine comes in ${near}, and ${lastSafeYear(far, 10)} if in ${far}; Table 2 has the others.`,
    scene: sceneOf(640, bottom + 24, [
      text(0, top - 8, "must stay secret for", { tone: "quiet" }),
      ...rows,
      path(segment(x(today), top - 2, x(today), bottom + 4), { stroke: "purple", width: 1.2 }),
      label(x(today), bottom + 16, "today", "purple", "middle"),
      ...[2010, 2015, 2020, 2031, 2036].map((year) =>
        label(x(year), bottom + 16, `${year}`, "quiet", "middle"),
      ),
    ]),
  };
}

/** A bar for each combination, against the first window. */
export function handshakeBytes(): PaperFigure {
  const [left, rowHeight, top] = [176, 34, 24];
  const largest = Math.max(...handshakes.map(({ serverFlight }) => serverFlight));
  const x = linearScale([0, largest], [left, 520]);

  const limit = x(WINDOW_BYTES);
  const bottom = top + handshakes.length * rowHeight;
  const marks: Mark[] = handshakes.flatMap((item, index): Mark[] => {
    const y = top + index * rowHeight;
    const split = x(item.serverShare);
    const end = x(item.serverFlight);
    return [
      text(0, y + 12, item.name, { tone: "ink" }),
      text(0, y + 25, `certificates: ${item.signing}`, { tone: "quiet" }),
      rect(left, y + 4, Math.max(split - left, 0.8), 17, { fill: "accent" }),
      rect(split, y + 4, Math.max(end - split, 0.8), 17, { fill: "muted" }),
      text(end + 6, y + 16, thousands(item.serverFlight), { tone: "ink" }),
    ];
  });

  return {
    finding: `The server’s first flight fits the first TCP window of ${thousands(WINDOW_BYTES)} bytes in ${handshakes.filter((item) => !item.needsExtraRoundTrip).length} of ${handshakes.length} combinations; pqc-handshakes.csv has the bytes.`,
    scene: sceneOf(600, bottom + 22, [
      ...marks,
      path(segment(limit, top - 6, limit, bottom + 2), { stroke: "purple", width: 1, dash: "3 3" }),
      label(limit, bottom + 14, `first TCP window, ${thousands(WINDOW_BYTES)}`, "purple", "middle"),
      text(left, top - 10, "key share", { tone: "accent" }),
      text(left + 64, top - 10, "certificates and signatures"),
    ]),
  };
}
