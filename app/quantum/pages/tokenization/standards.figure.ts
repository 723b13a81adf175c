import { path, round, text } from "#app/figures/marks.ts";
import { bracket, dot, segment } from "#app/figures/path.ts";
import { type Scale, steps } from "#app/figures/scale.ts";
import { type Diagram, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { formatDate, milestones } from "#app/models/dates.ts";
import {
  CALENDAR_YEARS,
  FIRST_YEAR,
  firstMonth,
  HOLD_YEARS,
  lastMonth,
  monthAfter,
  months,
  monthsLeft,
  monthsUntil,
  type RowName,
  rowNames,
  secretBars,
  today,
} from "./standards-months.ts";

const { draft, checked, orderKeys, orderSignatures, deprecated, disallowed } = milestones;

const years = steps(1, CALENDAR_YEARS - 1, 1);

type CalendarLayout = typeof wide;

/** The places of months and rows, for the labels of one composition alone. */
interface Places {
  x: Scale;
  lane: (name: RowName) => number;
}

/** Five rows of months, each with its label right of today, and below them the secret that outlives the dates; what sets the two numbers is bright. */
function calendar(layout: CalendarLayout, labels: (places: Places) => readonly Mark[]): Scene {
  const { width, height, left, right, top, pitch, axis, secret, words } = layout;
  const unit = (right - left) / (lastMonth - firstMonth);
  const x = (k: number) => round(left + (k - firstMonth) * unit);
  const lane = (name: RowName) => top + rowNames.indexOf(name) * pitch;
  const down = (date: string, from: number, to = secret.to) =>
    segment(x(monthAfter(date)), from - 6, x(monthAfter(date)), to);
  const rest = (date: string, y: number) => bracket(x(monthAfter(date)), right, y, 5);
  const drafts = lane("draft");
  const gap = layout.isFine ? 7 : 12;
  const marks: Mark[] = [
    path(years.map((k) => segment(x(12 * k), axis, x(12 * k), axis + 8)).join(""), {
      stroke: "muted",
    }),
    path(segment(left, axis, right, axis), { stroke: "ink", width: 1.5 }),
    ...secretBars(x, secret.from, secret.to, layout.isFine),
    path(rest(orderKeys, secret.to + 2 * gap), { stroke: "accent", width: 1.5 }),
    path(rest(disallowed, secret.to + gap), { stroke: "ink", width: 1.5 }),
    path(
      down(orderKeys, lane("order")) +
        down(orderSignatures, lane("order"), axis) +
        down(disallowed, drafts),
      { stroke: "ink", width: 1.5 },
    ),
    path(segment(x(today), top - 34, x(today), axis), { stroke: "accent", width: 1.5 }),
    path(segment(x(monthsUntil(draft) + 1.5), drafts, x(monthAfter(deprecated)), drafts), {
      stroke: "quiet",
      dash: "2 6",
    }),
    path(dot(x(monthsUntil(draft) + 0.5), drafts, layout.r + 1.8), { stroke: "ink", width: 1.2 }),
    ...rowNames.map((name) =>
      text(x(today) + 10, lane(name) - LABEL_RISE, words[name], {
        tone: name === "draft" || name === "order" ? "ink" : "quiet",
      }),
    ),
    ...labels({ x, lane }),
  ];
  return sceneOf(width, height, marks, months(x, lane, layout.r));
}

/** The height of a label above its row. */
const LABEL_RISE = 13;

const wide = {
  width: 1250,
  height: 574,
  /** The beginning of the first month and the end of the last one. */
  left: 0,
  right: 1250,
  /** The first row, and from one row to the next. */
  top: 74,
  pitch: 50,
  /** The line of the years, and the bars of the secret. */
  axis: 306,
  secret: { from: 348, to: 474 },
  /** True if months are too fine for a bar each. */
  isFine: false,
  /** The radius of a month's dot. */
  r: 3.2,
  words: {
    fips: "FIPS 203, 204, 205: federal standards in effect",
    draft: "IR 8547: NIST draft",
    cnsa: "CNSA 2.0: new acquisitions for National Security Systems",
    memo: "OMB M-26-15: memo of the budget office, phases to 2035",
    order: "EO 14412: executive order",
  },
};

function wideLabels({ x, lane }: Places): Mark[] {
  const { axis, right, secret } = wide;
  const after2030 = x(monthAfter(orderKeys));
  return [
    text(x(today), 24, formatDate(checked), { tone: "accent", anchor: "middle" }),
    ...years.map((k) => text(x(12 * k) + 6, axis + 24, `${FIRST_YEAR + k}`)),
    text(after2030 + 6, lane("draft") - LABEL_RISE, "112-bit strength deprecated", { tone: "ink" }),
    text(right, lane("draft") - LABEL_RISE, "disallowed", { tone: "ink", anchor: "end" }),
    text(after2030 + 6, lane("order") - LABEL_RISE, "signatures"),
    ...["a secret that", "must hold", `${HOLD_YEARS} years`].map((words, k) =>
      text(0, (secret.from + secret.to) / 2, words, { tone: "ink", line: k - 0.8 }),
    ),
    text(after2030, 542, `${monthsLeft(orderKeys)} months`, { large: true, tone: "accent" }),
    text(after2030, 568, "past EO 14412", { tone: "accent" }),
    text(right, 542, `${monthsLeft(disallowed)} months`, {
      large: true,
      anchor: "end",
      tone: "ink",
    }),
    text(right, 568, "past IR 8547", { anchor: "end", tone: "ink" }),
  ];
}

const narrow: CalendarLayout = {
  width: 375,
  height: 337,
  left: 24,
  right: 351,
  top: 58,
  pitch: 39,
  axis: 237,
  secret: { from: 269, to: 301 },
  isFine: true,
  r: 1.7,
  words: {
    fips: "FIPS 203, 204, 205 in effect",
    draft: "IR 8547, draft",
    cnsa: "CNSA 2.0, new acquisitions",
    memo: "OMB M-26-15, budget office",
    order: "EO 14412, executive order",
  },
};

function narrowLabels({ x, lane }: Places): Mark[] {
  const { left, right, axis } = narrow;
  const [in2030, in2035] = [orderKeys, disallowed].map((date) => x(monthAfter(date)));
  // The line of 2030 leaves out the words of each row.
  const [first, ...others] = rowNames.slice(0, -1).map(lane);
  const parts = [first - 24, first, ...others];
  const dates = parts.map((y) => segment(in2030, y - 8, in2030, y + (y < first ? -2 : 13)));
  return [
    path(dates.join("") + segment(in2035, 24, in2035, lane("draft") - 26), { stroke: "muted" }),
    text(x(today), 18, formatDate(checked), { tone: "accent", anchor: "middle" }),
    text(in2030, 18, "end 2030", { anchor: "middle" }),
    text(right, 18, "end 2035", { anchor: "end" }),
    text(right, lane("draft") - LABEL_RISE, "disallowed ×", { tone: "ink", anchor: "end" }),
    text(left, axis + 22, `a secret of ${HOLD_YEARS} years`, { tone: "ink" }),
    text(in2030, 333, `${monthsLeft(orderKeys)} months`, { tone: "accent" }),
    text(right, 333, `${monthsLeft(disallowed)} months`, { tone: "ink", anchor: "end" }),
  ];
}

export default {
  title: `A calendar of ${FIRST_YEAR} to ${FIRST_YEAR + CALENDAR_YEARS - 1}: what must hold ${HOLD_YEARS} years from ${formatDate(checked)} outlives the dates of EO 14412 and of the draft IR 8547`,
  finding: `A secret you send today and must keep for ten years will still matter ${monthsLeft(orderKeys)} months after the 2030 deadline. Protect the link that carries it first.`,
  scene: calendar(wide, wideLabels),
  narrow: calendar(narrow, narrowLabels),
} satisfies Diagram;
