import { type Dot, dotPaths } from "#app/drawing/dots.ts";
import { path, type TextStyle, text } from "#app/drawing/marks.ts";
import { hexagon, type Point } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { palettes } from "#app/lib/palettes.ts";
import { agencyPlansDue, datesCheckedOn, formatDate, milestones, monthOf } from "#data/dates.ts";
import { deadlines, firstMonth, openMonths, spotsOf } from "./calendar.ts";

const { fips, cnsa, orderKeys, orderSignatures, disallowed } = milestones;

/** The size of a filled month in steps. */
const FILLED_STEPS = 0.54;

type LatticeLayout = typeof wide;

/** Months run down, years to the right, every second row moved by half a cell. */
function centerOf(month: number, { step, origin }: LatticeLayout): Point {
  const [year, row] = [Math.floor(month / 12), month % 12];
  return [origin[0] + step * (year + (row % 2) / 2), origin[1] + row * step * 0.866];
}

/** A dot for each day of the months without a deadline, brighter with each rule that is in force by then. */
function dayDots(layout: LatticeLayout): Dot[] {
  const { quiet, muted, ink } = palettes.quantum;
  const { step } = layout;
  return openMonths.flatMap((month) => {
    const [x, y] = centerOf(month - firstMonth, layout);
    const color = month < monthOf(cnsa) ? quiet : month <= monthOf(orderKeys) ? muted : ink;
    const r = step * (month < monthOf(fips) ? 0.022 : 0.04);
    const pitch = step * 0.13;
    return spotsOf(month).map(
      ([dx, dy]): Dot => ({ x: x + dx * pitch, y: y + dy * pitch, r, color }),
    );
  });
}

function view(layout: LatticeLayout, labels: readonly Mark[]): Scene {
  const cells = deadlines.map((date) => {
    const [x, y] = centerOf(monthOf(date) - firstMonth, layout);
    return hexagon(x, y, layout.step * FILLED_STEPS);
  });
  return sceneOf(
    layout.width,
    layout.height,
    [
      path(cells.join(""), { fill: "accent" }),
      ...["Jan", "Dec"].map((name, k) => {
        const [x, y] = centerOf(11 * k, layout);
        return text(x - layout.step * (0.6 + k / 2), y + 5, name, { anchor: "end", tone: "quiet" });
      }),
      ...labels,
    ],
    dotPaths(dayDots(layout)),
  );
}

/** A label stands over a January, or under a December in the first or the second row; its end is the month's. */
function label(
  layout: LatticeLayout,
  date: string,
  words: string,
  style: TextStyle = {},
  row = 0,
): Mark {
  const [x, y] = centerOf(monthOf(date) - firstMonth, layout);
  const isTop = date.slice(5, 7) === "01";
  const end = style.anchor === "end" ? 0.866 * FILLED_STEPS * layout.step : 0;
  const first = isTop ? y - layout.step * FILLED_STEPS - 8 : y + layout.step * FILLED_STEPS + 18;
  return text(x + end, first + 22 * row, words, { anchor: "middle", tone: "ink", ...style });
}

const wide = {
  width: 960,
  height: 820,
  /** The width of a month's cell, and where the first one has its center. */
  step: 54,
  origin: [194, 220] as Point,
};

const narrow: LatticeLayout = { width: 390, height: 320, step: 25, origin: [66, 42] };
/** Moved by half a cell, for a label of two neighbors. */
const between: LatticeLayout = { ...narrow, origin: [66 - 25 / 2, 42] };
const betweenWide: LatticeLayout = { ...wide, origin: [194 - 54 / 2, 220] };

const yearLabel = (layout: LatticeLayout) => (year: number) =>
  label(layout, `${year}-01`, `${year}`, { tone: "quiet" });

export default asFile({
  title: "Every day from 2024 to 2035 as a dot, the months of four deadlines filled",
  finding: `Each dot is a day, and months with a deadline are filled. The first, ${formatDate(cnsa)}, covers new acquisitions for National Security Systems.`,
  caption: `High-value and high-impact systems and the Department of War follow at the end of 2030 and of 2031, and other civilian systems by 2035. The memorandum M-26-15 asked agencies for their plans by ${formatDate(agencyPlansDue())}. We checked the rules on ${datesCheckedOn}; the tokenization page has the table.`,
  scene: view(wide, [
    ...[2024, 2030, 2033].map(yearLabel(wide)),
    label(wide, cnsa, "2027, CNSA 2.0"),
    label(betweenWide, orderSignatures, "2030–31"),
    label(betweenWide, orderSignatures, "keys, signatures", {}, 1),
    label(wide, disallowed, "2035"),
    label(wide, disallowed, "other civilian", { anchor: "end" }, 1),
  ]),
  narrow: view(narrow, [
    ...[2024, 2030, 2033].map(yearLabel(narrow)),
    label(narrow, cnsa, "2027"),
    label(between, orderSignatures, "2030–31"),
    label(narrow, disallowed, "2035", { anchor: "end" }),
  ]),
} satisfies Diagram);
