import { bottomAxis } from "#app/drawing/axis.ts";
import { mono, path } from "#app/drawing/marks.ts";
import { box, dot, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { milestones, yearOf } from "#app/engine/calendar/dates.ts";

const BOTTOM = 168;
const x = linearScale([2024, 2036], [12, 346]);

/** Published in November 2024 and January 2026; the day does not show at this scale. */
const DRAFT = yearOf("2024-11-01");
const ROADMAP = yearOf("2026-01-01");

/** "After 2030" is drawn from the last day of the year named. */
const after = (year: number) => x(year + 1);

export default function buildIndustryFinance(): Figure {
  const bars =
    box(x(DRAFT), 42, after(2030) - x(DRAFT), 7) + box(x(ROADMAP), 92, x(2030) - x(ROADMAP), 7);
  const later =
    box(after(2030), 42, after(2035) - after(2030), 7) +
    box(after(2032), 92, after(2035) - after(2032), 7);
  const start = x(yearOf(milestones.fips.date));
  const marks: Mark[] = [
    path(segment(after(2035), 24, after(2035), BOTTOM), { stroke: "quiet", width: 1, dash: "2 4" }),
    mono(12, 34, "NIST IR 8547, draft", { tone: "ink" }),
    path(bars, { fill: "quiet" }),
    path(later, { stroke: "quiet", width: 1 }),
    mono(after(2030) - 6, 64, "112-bit RSA, ECC", { anchor: "end", size: "s", tone: "quiet" }),
    mono(after(2030) + 2, 64, "deprecated", { size: "s", tone: "muted" }),
    mono(12, 85, "G7 roadmap, not prescriptive", { tone: "ink" }),
    path(box(x(2030), 92, after(2032) - x(2030), 7), { fill: "accent" }),
    mono(x(2030) - 6, 114, "critical systems", { anchor: "end", size: "s", tone: "accent" }),
    mono(x(2030), 114, "2030–2032", { size: "s", tone: "accent" }),
    mono(12, 137, "FIPS 203, 204, 205", { tone: "ink" }),
    path(segment(start, 148, after(2035), 148), { stroke: "quiet", width: 1 }),
    path(dot(start, 148, 3.5), { fill: "ink" }),
    mono(after(2035) - 4, 16, "disallowed after 2035", { anchor: "end", size: "s", tone: "muted" }),
    ...bottomAxis({
      scale: x,
      ticks: [2024, 2026, 2028, 2030, 2032, 2034, 2036],
      format: (v) => `’${v % 100}`,
      at: BOTTOM,
      span: [12, 346],
      style: { mono: true },
    }),
  ];
  return {
    title: "Timeline of the post-quantum transition in finance, 2024 to 2036",
    finding:
      "Both documents end at 2035; critical systems are meant to be ready three to five years earlier.",
    caption:
      "To scale in time. NIST IR 8547 is a draft of November 2024: 112-bit RSA and ECC deprecated after 2030, quantum-vulnerable algorithms disallowed after 2035. The G7 roadmap of January 2026 names 2030 to 2032 for critical systems and 2035 overall, and calls itself not prescriptive.",
    scene: { width: 360, height: 190, marks },
    table: {
      columns: ["Source", "Date", "Meaning"],
      rows: [
        ["FIPS 203, 204, 205", "14 August 2024", "effective"],
        ["NIST IR 8547, draft", "after 2030", "112-bit RSA and ECC deprecated"],
        ["NIST IR 8547, draft", "after 2035", "quantum-vulnerable algorithms disallowed"],
        ["G7 roadmap, not prescriptive", "2030 to 2032", "critical systems migrated"],
        ["G7 roadmap, not prescriptive", "2035", "overall migration"],
      ],
    },
  };
}
