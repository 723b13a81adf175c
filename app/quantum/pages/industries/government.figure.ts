import { mono, path } from "#app/drawing/marks.ts";
import { dot, leader, segment } from "#app/drawing/path.ts";
import { linearScale } from "#app/drawing/scale.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { agencyPlansDue, milestones, written, yearOf } from "#app/engine/calendar/dates.ts";
import { agreementKeys, signatures } from "#app/engine/key-sizes/sizes.ts";

const AXIS = 40;
const LABELS = 82;
const ROW = 46;
const BOTTOM = 330;
const y = linearScale([2024, 2036.2], [10, BOTTOM]);

interface Entry {
  date: string;
  name: string;
  note: string;
  /** The gate that this page is about. */
  accent?: boolean;
}

const { fips, order, fips140, cnsa, orderKeys, orderSignatures, disallowed } = milestones;

const entries: readonly Entry[] = [
  { date: fips.date, name: "FIPS 203, 204, 205", note: "in effect" },
  { date: order.date, name: "EO 14412 signed", note: "federal systems, suppliers" },
  { date: fips140.date, name: "FIPS 140-2", note: "certificates historical" },
  {
    date: cnsa.date,
    name: "CNSA 2.0, acquisitions",
    note: `${agreementKeys.mlKem1024.name}, ${signatures.mlDsa87.name}`,
    accent: true,
  },
  { date: orderKeys.date, name: "EO 14412: key establishment", note: "high-value, high-impact" },
  { date: orderSignatures.date, name: "EO 14412: signatures", note: "high-value, high-impact" },
  { date: disallowed.date, name: "IR 8547, draft", note: "disallowed after 2035" },
];

/** Labels stand at even distances; a leader joins each to its day on the axis. */
function event({ date, name, note, accent }: Entry, k: number): Mark[] {
  const top = 14 + k * ROW;
  const at = y(yearOf(date));
  const tone = accent ? "accent" : "ink";
  return [
    path(leader([AXIS, at], [LABELS - 6, top + 3]), {
      stroke: accent ? "accent" : "quiet",
      width: 1,
    }),
    path(dot(AXIS, at, 3.5), { fill: tone }),
    mono(LABELS, top + 7, name, { tone }),
    mono(LABELS, top + 22, note, { size: "s", tone: "quiet" }),
    mono(360, top + 7, written(date), {
      anchor: "end",
      size: "s",
      tone: accent ? "accent" : "muted",
    }),
  ];
}

export default function buildIndustryGovernment(): Figure {
  const years = [2024, 2026, 2028, 2030, 2032, 2034, 2036];
  const ticks = years.map((year) => segment(AXIS - 4, y(year), AXIS, y(year))).join("");
  const marks: Mark[] = [
    path(segment(AXIS, 4, AXIS, BOTTOM + 4) + ticks, { stroke: "quiet", width: 1 }),
    ...years.map((year) =>
      mono(AXIS - 8, y(year) + 4, `${year}`, { anchor: "end", size: "s", tone: "quiet" }),
    ),
    ...entries.flatMap(event),
  ];
  return {
    title: "Dates of the post-quantum transition for US government systems, 2024 to 2035",
    finding: `CNSA 2.0 binds new National Security Systems from ${written(cnsa.date)}; other federal systems follow at the end of 2030 and 2031.`,
    caption: `Years to scale on the left. OMB M-26-15 asked agencies for plans within 120 days, by ${written(agencyPlansDue())}, and does not cover National Security Systems.`,
    scene: { width: 360, height: BOTTOM + 8, marks },
    table: {
      columns: ["Date", "Source", "Meaning"],
      rows: entries.map(({ date, name, note }) => [written(date), name, note]),
    },
  };
}
