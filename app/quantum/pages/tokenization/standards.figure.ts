import { mono, path, round, text } from "#app/figures/marks.ts";
import { dot, polyline, segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Diagram, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import { dateWords, milestones } from "#app/models/dates.ts";
import {
  type At,
  after,
  band,
  end,
  FIRST,
  HOLD_YEARS,
  hold,
  type Lanes,
  month,
  months,
  monthsLeft,
  start,
  YEARS,
} from "./standards-months.ts";

const { draft, checked, orderKeys, orderSignatures, deprecated, disallowed } = milestones;

const years = steps(1, YEARS - 1, 1);

interface View {
  width: number;
  height: number;
  /** Where the first month begins and the last one ends. */
  left: number;
  right: number;
  /** The first row, and from one row to the next. */
  top: number;
  pitch: number;
  /** The line of the years, and the bars of the secret. */
  axis: number;
  secret: { from: number; to: number };
  /** Whether months are too fine for a bar each. */
  isFine: boolean;
  /** Of a month's dot. */
  r: number;
  words: Readonly<Record<keyof Lanes, string>>;
}

/** Where the months and the rows lie, for the labels of one composition alone. */
interface Places {
  x: (month: number) => number;
  lanes: Lanes;
}

/** Five rows of months, each with its label right of today, and below them the secret that outlives the dates; what sets the two numbers is bright. */
function calendar(view: View, labels: (places: Places) => readonly Mark[]): Scene {
  const { width, height, left, right, top, pitch, axis, secret, words } = view;
  const unit = (right - left) / (end - start);
  const x = (k: number) => round(left + (k - start) * unit);
  const at: At = (k, across) => [x(k), across];
  const names = ["fips", "draft", "cnsa", "memo", "order"] as const;
  const lane = (k: number) => top + k * pitch;
  const lanes = Object.fromEntries(names.map((name, k) => [name, lane(k)])) as Record<
    keyof Lanes,
    number
  >;
  const down = (date: string, from: number, to = secret.to) =>
    segment(x(after(date)), from - 6, x(after(date)), to);
  /** What is left after a last day, under the bars. */
  const bracket = (date: string, y: number) =>
    polyline([
      [x(after(date)), y - 5],
      [x(after(date)), y],
      [right, y],
      [right, y - 5],
    ]);
  const gap = view.isFine ? 7 : 12;
  const today = x(hold.from);
  const marks: Mark[] = [
    path(years.map((k) => segment(x(12 * k), axis, x(12 * k), axis + 8)).join(""), {
      stroke: "muted",
    }),
    path(segment(left, axis, right, axis), { stroke: "ink", width: 1.5 }),
    ...band(at, secret.from, secret.to, view.isFine),
    path(bracket(orderKeys.date, secret.to + 2 * gap), { stroke: "accent", width: 1.5 }),
    path(bracket(disallowed.date, secret.to + gap), { stroke: "ink", width: 1.5 }),
    path(
      down(orderKeys.date, lanes.order) +
        down(orderSignatures.date, lanes.order, axis) +
        down(disallowed.date, lanes.draft),
      { stroke: "ink", width: 1.5 },
    ),
    path(segment(today, top - 34, today, axis), { stroke: "accent", width: 1.5 }),
    path(segment(x(month(draft.date) + 1.5), lanes.draft, x(after(deprecated.date)), lanes.draft), {
      stroke: "quiet",
      dash: "2 6",
    }),
    path(dot(...at(month(draft.date) + 0.5, lanes.draft), view.r + 1.8), {
      stroke: "ink",
      width: 1.2,
    }),
    ...names.map((name) =>
      mono(today + 10, lanes[name] - LABEL, words[name], {
        tone: name === "draft" || name === "order" ? "ink" : "quiet",
      }),
    ),
    ...labels({ x, lanes }),
  ];
  return sceneOf(width, height, marks, months(at, lanes, view.r));
}

/** From a row up to its label. */
const LABEL = 13;

const wide: View = {
  width: 1250,
  height: 574,
  left: 0,
  right: 1250,
  top: 74,
  pitch: 50,
  axis: 306,
  secret: { from: 348, to: 474 },
  isFine: false,
  r: 3.2,
  words: {
    fips: "FIPS 203, 204, 205: federal standards in effect",
    draft: "IR 8547: NIST draft",
    cnsa: "CNSA 2.0: new acquisitions for National Security Systems",
    memo: "OMB M-26-15: memo of the budget office, phases to 2035",
    order: "EO 14412: executive order",
  },
};

function wideLabels({ x, lanes }: Places): Mark[] {
  const { axis, right, secret } = wide;
  const after2030 = x(after(orderKeys.date));
  return [
    mono(x(hold.from), 24, dateWords(checked.date), { tone: "accent", anchor: "middle" }),
    ...years.map((k) => mono(x(12 * k) + 6, axis + 24, `${FIRST + k}`, { tone: "muted" })),
    mono(after2030 + 6, lanes.draft - LABEL, "112-bit strength deprecated", { tone: "ink" }),
    mono(right, lanes.draft - LABEL, "disallowed", { tone: "ink", anchor: "end" }),
    mono(after2030 + 6, lanes.order - LABEL, "signatures", { tone: "muted" }),
    ...["a secret that", "must hold", `${HOLD_YEARS} years`].map((words, k) =>
      mono(0, (secret.from + secret.to) / 2, words, { tone: "ink", line: k - 0.8 }),
    ),
    text(after2030, 542, `${monthsLeft(orderKeys.date)} months`, { size: "l", tone: "accent" }),
    mono(after2030, 568, "past EO 14412", { tone: "accent" }),
    text(right, 542, `${monthsLeft(disallowed.date)} months`, {
      size: "l",
      anchor: "end",
      tone: "ink",
    }),
    mono(right, 568, "past IR 8547", { anchor: "end", tone: "ink" }),
  ];
}

const narrow: View = {
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

function narrowLabels({ x, lanes }: Places): Mark[] {
  const { left, right, axis } = narrow;
  const [in2030, in2035] = [orderKeys, disallowed].map(({ date }) => x(after(date)));
  // Past the words of each row.
  const { fips, draft, cnsa, memo } = lanes;
  const parts = [fips - 24, fips, draft, cnsa, memo];
  const dates = parts.map((y) => segment(in2030, y - 8, in2030, y + (y < fips ? -2 : 13)));
  return [
    path(dates.join("") + segment(in2035, 24, in2035, draft - 26), { stroke: "muted" }),
    mono(x(hold.from), 18, dateWords(checked.date), { tone: "accent", anchor: "middle" }),
    mono(in2030, 18, "end 2030", { tone: "muted", anchor: "middle" }),
    mono(right, 18, "end 2035", { tone: "muted", anchor: "end" }),
    mono(right, lanes.draft - LABEL, "disallowed ×", { tone: "ink", anchor: "end" }),
    mono(left, axis + 22, `a secret of ${HOLD_YEARS} years`, { tone: "ink" }),
    mono(in2030, 333, `${monthsLeft(orderKeys.date)} months`, { tone: "accent" }),
    mono(right, 333, `${monthsLeft(disallowed.date)} months`, { tone: "ink", anchor: "end" }),
  ];
}

export function buildStandards(): Diagram {
  return {
    title: `A calendar of ${FIRST} to ${FIRST + YEARS - 1}: what must hold ${HOLD_YEARS} years from ${dateWords(checked.date)} outlives the dates of EO 14412 and of the draft IR 8547`,
    finding: `Sent in ${dateWords(checked.date).replace(" ", "\u00a0")}, a secret that must hold ${HOLD_YEARS} years outlasts the 2030 date by ${monthsLeft(orderKeys.date)} months and 2035 by ${monthsLeft(disallowed.date)} months. Change its link first.`,
    scene: calendar(wide, wideLabels),
    narrow: calendar(narrow, narrowLabels),
  };
}

export default buildStandards();
