import { daysBetween, milestones, written, yearOf } from "#app/engine/calendar/dates.ts";
import { agreementKeys, signatures } from "#app/engine/key-sizes/sizes.ts";
import { mono, path } from "#app/figures/draw/marks.ts";
import { dot, polyline, segment } from "#app/figures/draw/path.ts";
import { linearScale } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const AXIS = 96;
const y = linearScale([2024.5, 2027.5], [10, 236]);
const at = (date: string) => y(yearOf(date));

function event({ date }: { date: string }, lines: readonly string[], shift = 0): Mark[] {
  const top = at(date) + 4 + shift;
  return [
    mono(AXIS - 14, top, written(date), { anchor: "end", size: "s", tone: "muted" }),
    ...lines.map((line, k) =>
      mono(AXIS + 14, top + 14 * k, line, {
        tone: k === 0 ? "ink" : "quiet",
        size: k === 0 ? "m" : "s",
      }),
    ),
  ];
}

export function buildIndustryGovernment(): Figure {
  const { fips, fips140, cnsa } = milestones;
  const first = daysBetween(fips.date, fips140.date);
  const second = daysBetween(fips140.date, cnsa.date);
  const gate = at(cnsa.date);
  const years = [2025, 2026, 2027]
    .map((year) => segment(AXIS - 4, y(year), AXIS, y(year)))
    .join("");
  const marks: Mark[] = [
    path(segment(AXIS, 10, AXIS, 244) + years, { stroke: "quiet", width: 1 }),
    ...[2025, 2026].map((year) =>
      mono(AXIS - 14, y(year) + 4, `${year}`, { anchor: "end", size: "s", tone: "quiet" }),
    ),
    path(dot(AXIS, at(fips.date), 4) + dot(AXIS, at(fips140.date), 4), { fill: "ink" }),
    ...event(fips, ["FIPS 203, 204, 205", "standards in effect"]),
    path(
      polyline([
        [AXIS + 18, at(fips.date) + 34],
        [AXIS + 18, at(fips140.date) - 22],
      ]),
      { stroke: "line", width: 1 },
    ),
    mono(AXIS + 28, (at(fips.date) + at(fips140.date)) / 2 + 8, `${first} days`, {
      size: "s",
      tone: "quiet",
    }),
    ...event(fips140, ["FIPS 140-2 certificates", "historical"], -10),
    path(segment(0, gate, 360, gate) + segment(0, gate + 4, 360, gate + 4), {
      stroke: "accent",
      width: 1.5,
    }),
    mono(0, gate + 20, written(cnsa.date), { size: "s", tone: "accent" }),
    mono(AXIS + 14, gate + 20, "CNSA 2.0: new acquisitions", { tone: "accent" }),
    mono(AXIS + 14, gate + 35, `${agreementKeys.mlKem1024.name}, ${signatures.mlDsa87.name}`, {
      size: "s",
      tone: "muted",
    }),
    mono(360, gate - 6, `${second} days`, { anchor: "end", size: "s", tone: "quiet" }),
  ];
  return {
    id: "industry-government",
    title: "Timeline from the FIPS standards to the CNSA 2.0 gate of 1 January 2027",
    caption: `Time to scale, day counts computed from the dates. CNSA 2.0 binds US National Security Systems: new acquisitions from ${written(cnsa.date)}, ${second} days after FIPS 140-2 certificates became historical.`,
    scene: { width: 360, height: 252, marks },
    table: {
      columns: ["Date", "Event", "Days after the one before"],
      rows: [
        [written(fips.date), fips.label, "–"],
        [written(fips140.date), fips140.label, `${first}`],
        [written(cnsa.date), cnsa.label, `${second}`],
      ],
    },
  };
}
