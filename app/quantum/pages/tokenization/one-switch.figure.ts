import { thousands } from "#app/figures/format.ts";
import { mono, path, text } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
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
  width: number;
  /** Where the hours stand, and how high the first of them is. */
  bottom: number;
  high: number;
  /** How high the band of the stages is below them. */
  band: number;
}

/** What decides in the change by stages, along the same hours. */
const rules = [
  { rule: "ecdsa", fill: "line" },
  { rule: "both", fill: "ink" },
  { rule: "mldsa", fill: "accent" },
] as const;

function bars({ width, bottom, high, band }: Frame): Mark[] {
  const step = width / HOURS;
  const bar = (hour: number) => {
    const h = (high * bySwitch[hour]) / bySwitch[0];
    return box(hour * step, bottom - h, step - Math.min(3, step / 4), h);
  };
  const hours = bySwitch.flatMap((count, hour) => (count > 0 && hour !== BIG_DAY ? [hour] : []));
  return [
    path(hours.map(bar).join(""), { fill: "quiet" }),
    path(bar(BIG_DAY), { fill: { phase: 0.5 } }),
    ...rules.map(({ rule, fill }) =>
      path(
        plan
          .flatMap((change, k) => {
            const to = plan[k + 1]?.from ?? HOURS;
            return change.rule === rule
              ? [box(change.from * step, bottom + 2, (to - change.from) * step - 2, band)]
              : [];
          })
          .join(""),
        { fill },
      ),
    ),
  ];
}

function wide(): Scene {
  const frame = { width: 1440, bottom: 500, high: 480, band: 44 };
  const { width, bottom, high, band } = frame;
  const x = (hour: number) => (hour * width) / HOURS;
  const top = bottom - (high * half) / bySwitch[0];
  const under = bottom + band + 28;
  return sceneOf(width, 590, [
    ...bars(frame),
    mono(x(2) + 4, 40, `${thousands(bySwitch[0])} refused, if all switch in hour 0`, {
      tone: "muted",
    }),
    text(x(BIG_DAY) + 4, top - 56, `${half}`, { size: "l", tone: "ink" }),
    mono(x(BIG_DAY) + 4, top - 20, `refused, if all switch in hour ${BIG_DAY}`, { tone: "ink" }),
    text(x(decided), bottom - 56, `${none}`, { size: "l", tone: "accent" }),
    mono(x(decided), bottom - 20, "refused in stages", { tone: "accent" }),
    mono(96, under, "ECDSA decides", { tone: "muted" }),
    mono(x(tightened), under, "both demanded", { tone: "ink" }),
    mono(x(decided), under, "ML-DSA decides", { tone: "accent" }),
  ]);
}

function narrow(): Scene {
  const frame = { width: 375, bottom: 204, high: 190, band: 22 };
  const { width, bottom, band } = frame;
  const x = (hour: number) => (hour * width) / HOURS;
  const under = bottom + band + 20;
  return sceneOf(width, under + 6, [
    ...bars(frame),
    mono(x(20), 24, `hour 0: ${thousands(bySwitch[0])} refused`, { tone: "muted" }),
    mono(x(BIG_DAY), 128, `hour ${BIG_DAY}: ${half} refused`, { tone: "ink" }),
    mono(355, bottom - 12, `in stages: ${none}`, { tone: "accent", anchor: "end" }),
    mono(20, under, "ECDSA decides", { tone: "muted" }),
    mono(x(tightened), under, "both", { tone: "ink" }),
    mono(x(decided), under, "ML-DSA", { tone: "accent" }),
  ]);
}

/** What one switch for all clients would refuse, by its hour, beside a change in stages. */
export function buildOneSwitch(): Figure {
  const ready = changes.filter((from) => from <= BIG_DAY).length;
  return {
    title: `Instructions that a single switch refuses, by its hour: from ${thousands(bySwitch[0])} down to none once the last client has changed`,
    finding: `Switched at once when ${ready} of ${CLIENTS} clients are ready, ${half} of ${thousands(total)} instructions are refused. In stages, ${none} are.`,
    caption: `Simulated: ${CLIENTS} clients send one instruction in each of ${HOURS} hours, ${thousands(total)} in all, and begin to sign twice at hours drawn at random, the last in hour ${last}. A bar is what a verifier refuses that demands the new signature of all from that hour on. In stages it records first and tightens its rule in hour ${tightened}, after the last client, and each step is rolled back once on purpose, as the band below the bars shows. So ${none} refused holds by construction. Hours and clients are an example; the case study draws each instruction.`,
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
