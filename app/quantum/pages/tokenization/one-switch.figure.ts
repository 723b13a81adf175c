import { thousands } from "#app/figures/format.ts";
import { mono, path, text } from "#app/figures/marks.ts";
import { box, segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { CLIENTS, HOURS } from "#app/models/approvals.ts";
import {
  BIG_DAY,
  changes,
  inStages,
  plan,
  refused,
  refusedBySwitch,
} from "../case-studies/approvals.figure.ts";

/** Instructions that one switch refuses, for every hour in which it could be made. */
const bySwitch = Array.from({ length: HOURS }, (_, hour) => refusedBySwitch(hour));
const total = inStages.length;
const none = refused(inStages);
const half = bySwitch[BIG_DAY];
const last = Math.max(...changes);
const [, { from: tightened }, , , { from: decided }] = plan;

interface Frame {
  /** Where the first hour begins and the last one ends. */
  left: number;
  right: number;
  /** Where the hours stand, and how high the first of them is. */
  bottom: number;
  high: number;
  /** Where the band of the stages begins below them, and how high it is. */
  below: number;
  band: number;
}

/** What decides in the change by stages, along the same hours. */
const rules = [
  { rule: "ecdsa", fill: "line" },
  { rule: "both", fill: "ink" },
  { rule: "mldsa", fill: "accent" },
] as const;
const rehearsals = plan.filter(({ isRehearsal }) => isRehearsal);

const hoursOf = ({ left, right }: Frame) => linearScale([0, HOURS], [left, right]);

function bars(frame: Frame): Mark[] {
  const { bottom, high, below, band } = frame;
  const x = hoursOf(frame);
  const step = x(1) - x(0);
  const bar = (hour: number) => {
    const h = (high * bySwitch[hour]) / bySwitch[0];
    return box(x(hour), bottom - h, step - Math.min(3, step / 4), h);
  };
  const hours = bySwitch.flatMap((count, hour) => (count > 0 && hour !== BIG_DAY ? [hour] : []));
  return [
    path(hours.map(bar).join(""), { fill: "quiet" }),
    path(bar(BIG_DAY), { fill: { phase: 0.5 } }),
    path(segment(x(0), bottom, x(HOURS), bottom), { stroke: "quiet" }),
    ...[0, 24, 48, 72].map((hour) =>
      mono(x(hour), bottom + 20, hour === 0 ? "hour 0" : `${hour}`, { tone: "muted" }),
    ),
    mono(x(HOURS), bottom + 20, `${HOURS}`, { tone: "muted", anchor: "end" }),
    ...rules.map(({ rule, fill }) =>
      path(
        plan
          .flatMap((change, k) => {
            const to = plan[k + 1]?.from ?? HOURS;
            return change.rule === rule
              ? [box(x(change.from), below, x(to) - x(change.from) - 2, band)]
              : [];
          })
          .join(""),
        { fill },
      ),
    ),
    path(
      rehearsals
        .map(({ from }) => segment(x(from) + step / 2, below - 8, x(from) + step / 2, below - 2))
        .join(""),
      { stroke: "ink" },
    ),
  ];
}

function wide(): Scene {
  const frame = { left: 95, right: 1345, bottom: 400, high: 380, below: 470, band: 36 };
  const { bottom, high, below, band } = frame;
  const x = hoursOf(frame);
  const top = bottom - (high * half) / bySwitch[0];
  const under = below + band + 24;
  return sceneOf(1440, under + 14, [
    ...bars(frame),
    mono(x(2) + 4, 40, `${thousands(bySwitch[0])} refused, if all switch in hour 0`, {
      tone: "muted",
    }),
    text(x(BIG_DAY) + 4, top - 56, `${half}`, { size: "l", tone: "ink" }),
    mono(x(BIG_DAY) + 4, top - 20, `refused, if all switch in hour ${BIG_DAY}`, { tone: "ink" }),
    text(x(decided), bottom - 56, `${none}`, { size: "l", tone: "accent" }),
    mono(x(decided), bottom - 20, "refused in stages", { tone: "accent" }),
    mono(x(0), under, "ECDSA decides", { tone: "muted" }),
    mono(x(tightened), under, "both demanded", { tone: "ink" }),
    mono(x(decided), under, "ML-DSA decides", { tone: "accent" }),
    mono(x(rehearsals[0].from) - 8, below - 14, "rolled back once, on purpose", { tone: "ink" }),
  ]);
}

function narrow(): Scene {
  const frame = { left: 24, right: 351, bottom: 180, high: 165, below: 232, band: 22 };
  const { bottom, below, band } = frame;
  const x = hoursOf(frame);
  const under = below + band + 20;
  return sceneOf(375, under + 8, [
    ...bars(frame),
    mono(x(22), 24, `hour 0: ${thousands(bySwitch[0])} refused`, { tone: "muted" }),
    mono(x(BIG_DAY), 110, `hour ${BIG_DAY}: ${half} refused`, { tone: "ink" }),
    mono(351, bottom - 12, `in stages: ${none}`, { tone: "accent", anchor: "end" }),
    mono(24, under, "ECDSA decides", { tone: "muted" }),
    mono(x(tightened), under, "both", { tone: "ink" }),
    mono(x(decided), under, "ML-DSA", { tone: "accent" }),
    mono(351, below - 12, "rolled back once", { tone: "ink", anchor: "end" }),
  ]);
}

/** What one switch for all clients would refuse, by its hour, beside a change in stages. */
export function buildOneSwitch(): Figure {
  const ready = changes.filter((from) => from <= BIG_DAY).length;
  return {
    title: `Instructions that a single switch refuses, by its hour: from ${thousands(bySwitch[0])} down to none once the last client has changed`,
    finding: `Switched at once when ${ready} of ${CLIENTS} clients are ready, ${half} of ${thousands(total)} instructions are refused. In stages, ${none} are.`,
    caption: `Simulated: ${CLIENTS} clients send one instruction in each of ${HOURS} hours, ${thousands(total)} in all, and begin to sign twice at hours drawn at random, the last in hour ${last}. Each bar counts the instructions refused if the verifier demands the new signature from everyone from that hour on. In stages it records first and tightens its rule in hour ${tightened}, after the last client, and each step is rolled back once on purpose, as the band below the bars shows. So ${none} refused holds by construction. Hours and clients are an example; the case study draws each instruction.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Hour of a single switch", "Clients ready", "Refused"],
      rows: [0, 12, BIG_DAY, 36, last].map((hour) => [
        `${hour}`,
        `${changes.filter((from) => from <= hour).length} of ${CLIENTS}`,
        thousands(bySwitch[hour]),
      ]),
    },
  };
}

export default buildOneSwitch();
