import { path, pathsByStyle, text } from "#app/drawing/marks.ts";
import { box, bracket, type Point, polyline, segment } from "#app/drawing/path.ts";
import { asFile, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import type { KeyedFigure, KeyItem } from "#app/quantum/sections/figure-key.tsx";
import {
  CLIENTS,
  changeHours,
  countRefused,
  firstHour,
  HOURS,
  plan,
  REHEARSAL_HOURS,
  type Rule,
  switchHour,
  type Verdict,
  verdictsAtOnce,
  verdictsInStages,
} from "./model.ts";

/** An instruction is drawn by what it carried and what decided. */
const key = {
  alone: { label: "ECDSA only", shape: "cell", style: { fill: "ink", opacity: 0.2 } },
  recorded: { label: "ML-DSA recorded", shape: "cell", style: { fill: "ink", opacity: 0.5 } },
  demanded: { label: "both demanded", shape: "cell", style: { fill: "ink" } },
  decided: { label: "ML-DSA decides", shape: "cell", style: { fill: "accent" } },
  refused: { label: "refused", shape: "cell", style: { fill: { phase: 0.5 }, stroke: "ink" } },
} as const satisfies Record<string, KeyItem>;
const ruleNames: Record<Rule, string> = {
  ecdsa: "ECDSA; ML-DSA is recorded",
  both: "both, demanded",
  mldsa: "ML-DSA",
};
const readyClients = changeHours.filter((from) => from <= switchHour).length;

/** An instruction stands at its client in one direction and its hour in the other. */
interface CellsLayout {
  at: (client: number, hour: number) => Point;
  w: number;
  h: number;
}

/** One cell for each instruction; the refused ones stand out by an outline too. */
function cells(verdicts: readonly Verdict[], { at, w, h }: CellsLayout): Mark[] {
  return pathsByStyle(verdicts, ({ client, hour }) => box(...at(client, hour), w, h), [
    [({ rule, hasBoth }) => rule === "ecdsa" && !hasBoth, key.alone.style],
    [({ rule, hasBoth }) => rule === "ecdsa" && hasBoth, key.recorded.style],
    [({ rule, isAccepted }) => rule === "both" && isAccepted, key.demanded.style],
    [({ rule, isAccepted }) => rule === "mldsa" && isAccepted, key.decided.style],
    [({ isAccepted }) => !isAccepted, { fill: key.refused.style.fill }],
  ]);
}

/** The outline runs around all that one switch refuses: those who change late, from the switch to their change. */
function outline({ at }: CellsLayout): string {
  const lateClients = [...changeHours.entries()].filter(([, from]) => from > switchHour);
  const [[first]] = lateClients;
  const stairs = lateClients.flatMap(([client, from]) => [at(client, from), at(client + 1, from)]);
  return polyline([at(first, switchHour), ...stairs, at(CLIENTS, switchHour)], true);
}

const rehearsals = plan.filter(({ isRehearsal }) => isRehearsal);
const [demandHour, decisionHour] = [firstHour(plan, "both"), firstHour(plan, "mldsa")];
const refusals = {
  inStages: countRefused(verdictsInStages),
  atOnce: countRefused(verdictsAtOnce),
};

/** Two panels of one height on one axis of hours. */
function drawWide(): Scene {
  const x = (hour: number) => hour * 13;
  const pitch = 6;
  const panelHeight = CLIENTS * pitch;
  const panel = (top: number): CellsLayout => ({
    at: (client, hour) => [x(hour), top + client * pitch],
    w: 11.6,
    h: 4.8,
  });
  const [upperTop, lowerTop] = [66, 66 + panelHeight + 98];
  const axis = lowerTop + panelHeight + 8;
  const flags = [0, demandHour, decisionHour];
  const back = ({ from }: (typeof plan)[number]) =>
    bracket(x(from), x(from + REHEARSAL_HOURS) - 2, upperTop + panelHeight + 12, 8);
  const switchX = x(switchHour) - 1;
  const switchLine = segment(switchX, lowerTop - 24, switchX, lowerTop + panelHeight);
  const switchWords = `hour ${switchHour}, ${readyClients} of ${CLIENTS} clients ready`;
  const days = [0, 24, 48, 72, HOURS];
  const marks: Mark[] = [
    path(flags.map((hour) => segment(x(hour), 42, x(hour), upperTop - 4)).join(""), {
      stroke: "muted",
    }),
    ...cells(verdictsInStages, panel(upperTop)),
    path(rehearsals.map(back).join(""), { stroke: "muted" }),
    ...cells(verdictsAtOnce, panel(lowerTop)),
    path(outline(panel(lowerTop)) + switchLine, { stroke: "ink", width: 1.5 }),
    path(
      segment(0, axis, x(HOURS), axis) +
        days.map((hour) => segment(x(hour), axis, x(hour), axis + 6)).join(""),
      { stroke: "muted" },
    ),
    text(0, 24, `in stages, a row for each of ${CLIENTS} clients`, { tone: "ink" }),
    text(x(HOURS), 24, `${refusals.inStages} refused`, { anchor: "end", tone: "accent" }),
    text(8, 56, "ECDSA decides, ML-DSA recorded"),
    text(x(demandHour) + 8, 56, "both demanded", { tone: "ink" }),
    text(x(decisionHour) + 8, 56, "ML-DSA decides", { tone: "accent" }),
    ...rehearsals.map(({ from }) =>
      text(x(from + REHEARSAL_HOURS) + 6, upperTop + panelHeight + 18, "rolled back"),
    ),
    text(0, lowerTop - 42, "one early switch", { tone: "ink" }),
    text(x(HOURS), lowerTop - 42, `${refusals.atOnce} refused`, {
      anchor: "end",
      tone: "ink",
      bold: true,
    }),
    text(x(switchHour) + 8, lowerTop - 12, switchWords, { tone: "ink" }),
    text(0, axis + 24, "hour 0"),
    ...days.slice(1, -1).map((hour) => text(x(hour), axis + 24, `${hour}`, { anchor: "middle" })),
    text(x(HOURS), axis + 24, `${HOURS}`, { anchor: "end" }),
  ];
  return sceneOf(x(HOURS), axis + 30, marks);
}

/** Two columns of clients side by side; time runs down. */
function drawNarrow(): Scene {
  const top = 28;
  const pitch = 2.1;
  const y = (hour: number) => top + hour * pitch;
  const column = (left: number): CellsLayout => ({
    at: (client, hour) => [left + client * 5, y(hour)],
    w: 4.2,
    // Hours have no gap between them, because lines this fine would shimmer.
    h: pitch,
  });
  const right = 352 - CLIENTS * 5;
  const phases = [
    [0, "ECDSA"],
    [demandHour, "both"],
    [decisionHour, "ML-DSA"],
  ] as const;
  const marks: Mark[] = [
    ...cells(verdictsInStages, column(23)),
    ...cells(verdictsAtOnce, column(right)),
    path(outline(column(right)), { stroke: "ink", width: 1.5 }),
    ...phases.map(([hour, name]) => text(150, y(hour) + 10, name)),
    text(23, 16, `staged: ${refusals.inStages} refused`, { tone: "accent" }),
    text(352, 16, `too early: ${refusals.atOnce} refused`, { tone: "ink", anchor: "end" }),
    text(23, y(HOURS) + 18, `${HOURS} hours, running down`),
  ];
  return sceneOf(375, Math.ceil(y(HOURS)) + 24, marks);
}

export default asFile({
  title: `${CLIENTS} clients over ${HOURS} hours: in stages no instruction is refused, with one switch ${refusals.atOnce} are`,
  finding: `If the switch waits for the last client, no instruction is refused. A switch at hour ${switchHour} would refuse ${refusals.atOnce}.`,
  caption: `This example simulates ${CLIENTS} clients: a row is a client, a column an hour and a cell one instruction. Clients begin to sign twice at hours that are drawn at random. The verifier tightens its rule only after the last of them, which is why none is refused, and each step is rolled back once on purpose. The early switch comes when ${readyClients} of ${CLIENTS} clients are ready.`,
  legend: Object.values(key),
  scene: drawWide(),
  narrow: drawNarrow(),
  table: {
    columns: ["From hour", "What decides"],
    rows: plan.map(({ from, rule, isRehearsal }) => [
      `${from}`,
      `${ruleNames[rule]}${isRehearsal ? ", rollback rehearsed" : ""}`,
    ]),
  },
} satisfies KeyedFigure);
