import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { mono, path, round, text } from "#app/figures/marks.ts";
import { dot, leader, segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { milestones, written } from "#app/models/dates.ts";
import {
  type At,
  after,
  band,
  beginnings,
  END,
  FIRST,
  HOLD,
  HOLD_YEARS,
  month,
  months,
  monthsLeft,
  YEARS,
} from "./standards-months.ts";

const { fips, draft, hqc, checked, cnsa, order } = milestones;
const { orderKeys, orderSignatures, deprecated, disallowed } = milestones;

const { standards } = tokenizationPage;
const years = steps(0, YEARS - 1, 1);
/** Where the page's margins are. */
const [LEFT, RIGHT] = [82, 1166];

function wide(): Scene {
  const unit = 1248 / END;
  const x = (at: number) => round(at * unit);
  const at: At = (k, across) => [x(k), across];
  /** All of them beside the line of today. */
  const LABELS = HOLD.from + 1.75;
  const lanes = { fips: 64, waiting: 104, draft: 144, cnsa: 184, memo: 224, order: 264 };
  const axis = 294;
  const secret = { from: 330, to: 440 };
  const label = (lane: number, when: number, words: string) =>
    mono(x(when), lane - 13, words, { tone: "ink" });
  const down = (date: string, lane: number) =>
    segment(x(after(date)), lane, x(after(date)), secret.to);
  const marks: Mark[] = [
    path(years.map((k) => segment(x(12 * k), 30, x(12 * k), axis)).join(""), { stroke: "line" }),
    path(segment(0, axis, 1248, axis), { stroke: "ink", width: 1.5 }),
    ...band(at, secret.from, secret.to, 0.62),
    path(
      down(orderKeys.date, lanes.order - 12) +
        down(orderSignatures.date, lanes.order - 12) +
        down(disallowed.date, lanes.draft - 6),
      { stroke: "ink", width: 1.5 },
    ),
    path(segment(x(HOLD.from), 30, x(HOLD.from), secret.to), { stroke: "accent", width: 1.5 }),
    path(segment(x(month(draft.date) + 1.5), lanes.draft, x(after(deprecated.date)), lanes.draft), {
      stroke: "quiet",
      dash: "2 6",
    }),
    ...beginnings(at, lanes, 4.6),
    path(dot(x(HOLD.from), lanes.waiting, 5), { fill: "ground", stroke: "accent", width: 1.5 }),
    ...years.slice(1).map((k) => mono(x(12 * k) + 5, axis + 21, `${FIRST + k}`, { tone: "muted" })),
    mono(x(LABELS), 18, written(checked.date), { tone: "accent" }),
    label(lanes.fips, LABELS, "FIPS 203, 204, 205 in effect"),
    label(lanes.waiting, month(hqc.date) + 0.5, "HQC selected"),
    mono(x(LABELS), lanes.waiting + 5, "FIPS 206 not published", { tone: "muted" }),
    label(lanes.draft, month(draft.date) + 0.5, "IR 8547, draft"),
    label(lanes.draft, after(orderKeys.date) + 1, "112-bit keys deprecated"),
    mono(RIGHT, lanes.draft - 13, "disallowed", { tone: "ink", anchor: "end" }),
    label(lanes.cnsa, LABELS, "CNSA 2.0, new acquisitions"),
    label(lanes.memo, LABELS, "OMB M-26-15, phases to 2035"),
    label(lanes.order, LABELS, "EO 14412, key establishment"),
    mono(x(after(orderSignatures.date)) + 12, lanes.order + 5, "signatures", { tone: "muted" }),
    ...["a secret that", "must hold", `${HOLD_YEARS} years`].map((words, k) =>
      mono(LEFT, 366 + k * 24, words, { tone: "ink" }),
    ),
    text(x(after(orderKeys.date)), 490, `${monthsLeft(orderKeys.date)} months`, {
      size: "l",
      tone: "accent",
    }),
    mono(x(after(orderKeys.date)), 516, "past EO 14412", { tone: "accent" }),
    text(RIGHT, 490, `${monthsLeft(disallowed.date)} months`, {
      size: "l",
      anchor: "end",
      tone: "ink",
    }),
    mono(RIGHT, 516, "past IR 8547", { anchor: "end", tone: "ink" }),
  ];
  return sceneOf(1248, 524, marks, months(at, lanes, 3));
}

interface Entry {
  date: string;
  name: string;
  note: string;
  tone?: Tone;
}

const entries: readonly Entry[] = [
  { date: fips.date, name: "FIPS 203, 204, 205", note: "in effect" },
  { date: draft.date, name: "IR 8547", note: "draft" },
  { date: hqc.date, name: "HQC", note: "selected" },
  { date: order.date, name: "EO 14412 signed,", note: "OMB M-26-15" },
  { date: checked.date, name: written(checked.date), note: "no FIPS 206", tone: "accent" },
  { date: cnsa.date, name: "CNSA 2.0", note: "new acquisitions" },
  { date: orderKeys.date, name: "EO 14412", note: "key establishment" },
  { date: deprecated.date, name: "112-bit RSA, ECC", note: "deprecated, draft" },
  { date: orderSignatures.date, name: "EO 14412", note: "signatures" },
  { date: disallowed.date, name: "IR 8547, draft", note: "disallowed" },
];

/** Labels near their days, and never closer to each other than `least`. */
export function apart(wanted: readonly number[], least: number, last: number): number[] {
  const places = [...wanted];
  for (let k = 1; k < places.length; k++) {
    places[k] = Math.max(places[k], places[k - 1] + least);
  }
  for (let k = places.length - 1, most = last; k >= 0; k--, most -= least) {
    places[k] = Math.min(places[k], most);
  }
  return places;
}

function narrow(): Scene {
  const unit = 2.45;
  const top = 24;
  const y = (at: number) => round(top + at * unit);
  const at: At = (k, across) => [across, y(k)];
  const lanes = { fips: 122, waiting: 133, draft: 144, cnsa: 155, memo: 166, order: 177 };
  const bottom = y(END);
  const places = apart(
    entries.map(({ date }) => y(month(date))),
    38,
    bottom - 20,
  );
  const marks: Mark[] = [
    path(years.map((k) => segment(58, y(12 * k), 184, y(12 * k))).join(""), { stroke: "line" }),
    ...band(at, 62, 110, 0.56),
    path(segment(58, y(HOLD.from), 184, y(HOLD.from)), { stroke: "accent", width: 1.5 }),
    path(
      [orderKeys, orderSignatures, disallowed]
        .map(({ date }) => segment(58, y(after(date)), 184, y(after(date))))
        .join(""),
      { stroke: "ink", width: 1.5 },
    ),
    ...beginnings(at, lanes, 3.4),
    ...entries.map(({ date, tone = "quiet" }, k) =>
      path(leader([184, y(month(date))], [208, places[k]]), { stroke: tone }),
    ),
    ...years.map((k) => mono(20, y(12 * k) + 5, `${FIRST + k}`, { tone: "muted" })),
    ...entries.flatMap(({ name, note, tone = "ink" }, k) => [
      mono(213, places[k] + 1, name, { tone }),
      mono(213, places[k] + 17, note, { tone: "muted" }),
    ]),
    mono(62, bottom + 22, `a secret of ${HOLD_YEARS} years`, { tone: "ink" }),
  ];
  return sceneOf(375, Math.ceil(bottom) + 32, marks, months(at, lanes, 2.1));
}

/** The last days that a document sets. */
const deadlines: Readonly<Record<string, readonly { date: string }[]>> = {
  "EO 14412": [orderKeys, orderSignatures],
  "NIST IR 8547": [disallowed],
};

export function buildStandards(): Figure {
  return {
    title: `A calendar of ${FIRST} to ${FIRST + YEARS - 1}: what must hold ${HOLD_YEARS} years from ${written(checked.date)} outlives the dates of EO 14412 and of the draft IR 8547`,
    finding: `A ${HOLD_YEARS}-year secret sent in ${written(checked.date)} outlives the federal date by ${monthsLeft(orderKeys.date)} months and the draft’s last by ${monthsLeft(disallowed.date)} months.`,
    caption: `One dot or bar is one month, to scale; hollow means a draft or no standard yet, a cross disallowed. ${HOLD_YEARS} years are an example: the inventory finds yours.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: [...standards.columns, `Months a ${HOLD_YEARS}-year secret outlives the date`],
      rows: standards.rows.map(({ document, subject, status }) => [
        document,
        subject,
        status,
        (deadlines[document] ?? []).map(({ date }) => `${monthsLeft(date)} months`).join(", ") ||
          "–",
      ]),
    },
  };
}

export default buildStandards();
