import { milestones, monthOf, written } from "#app/engine/calendar/dates.ts";
import { mono, path, round, type TextStyle, text } from "#app/figures/draw/marks.ts";
import { dot, leader, polyline, segment } from "#app/figures/draw/path.ts";
import { steps } from "#app/figures/draw/scale.ts";
import { type Dot, dotPaths } from "#app/figures/plates/dots.ts";
import type { Plate, PlateView } from "#app/figures/plates/plate.ts";
import type { Mark, TextMark } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { palettes, type Tone } from "#app/lib/palettes.ts";

const { fips, draft, hqc, checked, cnsa, order, memo } = milestones;
const { orderKeys, orderSignatures, deprecated, disallowed } = milestones;

const FIRST = 2024;
const YEARS = 13;
/** How long the secret of the example must hold. */
const HOLD_YEARS = 10;

/** Months from the calendar's first day, with the part of the month that has passed. */
const month = (date: string): number =>
  monthOf(date) - FIRST * 12 + (Number(date.slice(8) || 1) - 1) / 31;
/** The first month after a last day. */
const after = (date: string): number => monthOf(date) - FIRST * 12 + 1;

const HOLD = { from: month(checked.date), months: HOLD_YEARS * 12 };

/** How many of the months that the secret must hold are left when a last day is over. */
export function monthsLeft(date: string): number {
  return HOLD.from + HOLD.months - after(date);
}

const END = YEARS * 12;

/** A row of months, a dot for each; what is only a draft is hollow, what forbids is a cross. */
interface Row {
  from: number;
  to: number;
  tone: Tone;
  look?: "hollow" | "cross";
}

const rows = {
  fips: [{ from: Math.floor(month(fips.date)), to: END, tone: "muted" }],
  waiting: [{ from: month(hqc.date) + 1, to: month(checked.date), tone: "quiet", look: "hollow" }],
  draft: [
    { from: after(deprecated.date), to: after(disallowed.date), tone: "ink", look: "hollow" },
    { from: after(disallowed.date), to: END, tone: "ink", look: "cross" },
  ],
  cnsa: [{ from: month(cnsa.date), to: END, tone: "muted" }],
  memo: [{ from: Math.floor(month(memo.date)), to: after(disallowed.date), tone: "muted" }],
  order: [
    { from: Math.floor(month(order.date)), to: after(orderKeys.date), tone: "ink" },
    { from: after(orderKeys.date), to: after(orderSignatures.date), tone: "quiet" },
  ],
} as const satisfies Record<string, readonly Row[]>;

type Lanes = Readonly<Record<keyof typeof rows, number>>;
type At = (month: number, across: number) => readonly [x: number, y: number];

/** The rows' months: full dots by themselves, the other marks as paths. */
function months(at: At, lanes: Lanes, r: number) {
  const full: Dot[] = [];
  const marks: Mark[] = [];
  for (const [name, list] of Object.entries(rows)) {
    const across = lanes[name as keyof typeof rows];
    for (const { from, to, tone, look } of list as readonly Row[]) {
      const points = steps(from, to - 1, 1).map((k) => at(k + 0.5, across));
      if (!look) {
        full.push(...points.map(([x, y]) => ({ x, y, r, color: palettes.quantum[tone] })));
        continue;
      }
      const cross = (x: number, y: number) =>
        segment(x - r, y - r, x + r, y + r) + segment(x - r, y + r, x + r, y - r);
      const shape = look === "cross" ? cross : (x: number, y: number) => dot(x, y, r - 0.4);
      marks.push(path(points.map(([x, y]) => shape(x, y)).join(""), { stroke: tone, width: 1.2 }));
    }
  }
  return dotPaths(full) + sceneBody({ marks }, "quantum");
}

/** A selection, and the publication of a draft. */
function beginnings(at: At, lanes: Lanes, r: number): Mark[] {
  return [
    path(dot(...at(month(hqc.date) + 0.5, lanes.waiting), r), { fill: "ink" }),
    path(dot(...at(month(draft.date) + 0.5, lanes.draft), r), { stroke: "ink", width: 1.2 }),
  ];
}

/** The months that a secret must hold, a stroke for each: brighter after the first deadline, and after the last. */
function band(at: At, from: number, to: number, width: number): Mark[] {
  const stroke = (k: number) => polyline([at(k + 0.5, from), at(k + 0.5, to)]);
  const part = (first: number, last: number) =>
    steps(first, last - 1, 1)
      .map(stroke)
      .join("");
  const [first, last] = [after(orderKeys.date), after(disallowed.date)];
  return [
    path(part(HOLD.from, first), { stroke: "quiet", width }),
    path(part(first, last), { stroke: "accent", width }),
    path(part(last, HOLD.from + HOLD.months), { stroke: "ink", width }),
  ];
}

const years = steps(0, YEARS - 1, 1);
const isText = (mark: Mark): mark is TextMark => mark.kind === "text";
const pastFirst = `${monthsLeft(orderKeys.date)} months past the first date`;
const pastLast = `${monthsLeft(disallowed.date)} past the last`;

function wide(): PlateView {
  const unit = 1248 / END;
  const x = (at: number) => round(at * unit);
  const at: At = (k, across) => [x(k), across];
  /** All of them beside the line of today. */
  const LABELS = HOLD.from + 1.75;
  const lanes = { fips: 66, waiting: 116, draft: 166, cnsa: 216, memo: 266, order: 316 };
  const label = (lane: number, when: number, words: string, style: TextStyle = {}) =>
    mono(x(when), lane - 14, words, { tone: "ink", ...style });
  const down = (date: string, lane: number) => segment(x(after(date)), lane, x(after(date)), 482);
  const marks: Mark[] = [
    path(years.map((k) => segment(x(12 * k), 30, x(12 * k), 352)).join(""), { stroke: "line" }),
    path(segment(0, 352, 1248, 352), { stroke: "ink", width: 1.5 }),
    ...band(at, 390, 482, 4),
    path(
      down(orderKeys.date, lanes.order - 12) +
        down(orderSignatures.date, lanes.order - 12) +
        down(disallowed.date, lanes.draft - 12),
      { stroke: "ink", width: 1.5 },
    ),
    path(segment(x(HOLD.from), 30, x(HOLD.from), 482), { stroke: "accent", width: 1.5 }),
    ...beginnings(at, lanes, 4.6),
    path(dot(x(HOLD.from), lanes.waiting, 5), { fill: "raised", stroke: "accent", width: 1.5 }),
    ...years.map((k) => mono(x(12 * k) + 5, 375, `${FIRST + k}`, { tone: "muted" })),
    mono(x(LABELS), 18, written(checked.date), { tone: "accent" }),
    label(lanes.fips, LABELS, "FIPS 203, 204, 205 in effect"),
    label(lanes.waiting, month(hqc.date), "HQC selected"),
    mono(x(LABELS), lanes.waiting + 5, "FIPS 206 not published", { tone: "muted" }),
    label(lanes.draft, month(draft.date), "IR 8547, draft"),
    label(lanes.draft, after(orderKeys.date) + 1, "112-bit RSA, ECC deprecated"),
    label(lanes.draft, END, "disallowed", { anchor: "end" }),
    label(lanes.cnsa, LABELS, "CNSA 2.0, new acquisitions"),
    label(lanes.memo, LABELS, "OMB M-26-15, phases to 2035"),
    label(lanes.order, LABELS, "EO 14412, key establishment"),
    mono(x(after(orderSignatures.date)) + 12, lanes.order + 5, "signatures", { tone: "muted" }),
    text(0, 440, `${HOLD_YEARS} years`, { size: "l", tone: "ink" }),
    mono(0, 470, "a secret must hold", { tone: "muted" }),
    mono(x(after(orderKeys.date)) + 6, 506, pastFirst, { tone: "accent" }),
    mono(1248, 506, pastLast, { anchor: "end", tone: "ink" }),
  ];
  return {
    width: 1248,
    height: 514,
    body:
      sceneBody({ marks: marks.filter((mark) => !isText(mark)) }, "quantum") + months(at, lanes, 3),
    labels: marks.filter(isText),
  };
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

function narrow(): PlateView {
  const unit = 4.9;
  const top = 24;
  const y = (at: number) => round(top + at * unit);
  const at: At = (k, across) => [across, y(k)];
  const lanes = { fips: 122, waiting: 133, draft: 144, cnsa: 155, memo: 166, order: 177 };
  const bottom = y(END);
  const places = apart(
    entries.map(({ date }) => y(month(date))),
    40,
    bottom - 20,
  );
  const marks: Mark[] = [
    path(years.map((k) => segment(58, y(12 * k), 184, y(12 * k))).join(""), { stroke: "line" }),
    ...band(at, 62, 110, 2.6),
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
    text(20, bottom + 58, `${HOLD_YEARS} years`, { size: "l", tone: "ink" }),
    mono(20, bottom + 84, "a secret must hold:", { tone: "muted" }),
    mono(20, bottom + 103, pastFirst, { tone: "accent" }),
    mono(20, bottom + 122, pastLast, { tone: "ink" }),
  ];
  return {
    width: 375,
    height: bottom + 132,
    body:
      sceneBody({ marks: marks.filter((mark) => !isText(mark)) }, "quantum") +
      months(at, lanes, 2.1),
    labels: marks.filter(isText),
  };
}

export function buildStandardsPlate(): Plate {
  return {
    id: "standards",
    title: `A calendar of ${FIRST} to ${FIRST + YEARS - 1}: what must hold ${HOLD_YEARS} years from ${written(checked.date)} outlives the dates of EO 14412 and of the draft IR 8547`,
    finding: `A secret sent or a token signed in ${written(checked.date)} that must hold ${HOLD_YEARS} years is still needed ${monthsLeft(orderKeys.date)} months after federal key establishment must have changed, and ${monthsLeft(disallowed.date)} months after the draft's last date.`,
    caption: `One dot or stroke is one month, to scale; hollow is a draft or no standard yet, a cross disallowed. ${HOLD_YEARS} years are an example: the inventory finds yours.`,
    wide: wide(),
    narrow: narrow(),
    table: {
      columns: ["Last day", "Source", "Months that it must still hold"],
      rows: [
        [orderKeys, "EO 14412, key establishment"] as const,
        [orderSignatures, "EO 14412, signatures"] as const,
        [disallowed, "IR 8547, draft"] as const,
      ].map(([{ date }, source]) => [written(date), source, `${monthsLeft(date)}`]),
    },
  };
}
