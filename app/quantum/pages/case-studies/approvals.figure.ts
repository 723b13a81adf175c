import { thousands } from "#app/figures/format.ts";
import { mono, path } from "#app/figures/marks.ts";
import { box, type Point, segment } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import {
  CLIENTS,
  changeovers,
  decide,
  HOURS,
  instructions,
  type Rule,
  ruleOf,
  staged,
  type Verdict,
} from "#app/models/approvals.ts";

const SEED = 3;
const RULES: Record<Rule, string> = {
  ecdsa: "ECDSA; ML-DSA is recorded",
  both: "both, demanded",
  mldsa: "ML-DSA",
};
export const changes = changeovers(SEED, 3, 47);
const stream = instructions(changes);
export const plan = staged(changes);
/** The same clients, if approvals had switched when half of them had changed. */
export const BIG_DAY = changes[CLIENTS / 2];
const ready = changes.filter((from) => from <= BIG_DAY).length;
export const inStages = decide(stream, ruleOf(plan));
const switchedIn = (at: number) => decide(stream, (hour) => (hour < at ? "ecdsa" : "mldsa"));
export const atOnce = switchedIn(BIG_DAY);
export const refused = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ isAccepted }) => !isAccepted).length;
/** What is refused if all switch in one hour. */
export const refusedBySwitch = (hour: number): number => refused(switchedIn(hour));

interface Field {
  at: (client: number, hour: number) => Point;
  w: number;
  h: number;
}

/** One cell for each instruction: what it carried, what decided, and a hole where it was refused. */
export function cells(verdicts: readonly Verdict[], { at, w, h }: Field): Mark[] {
  const draw = (test: (verdict: Verdict) => boolean) =>
    verdicts
      .filter(test)
      .map(({ client, hour }) => box(...at(client, hour), w, h))
      .join("");
  return [
    path(
      draw(({ rule, hasBoth }) => rule === "ecdsa" && !hasBoth),
      { fill: "line" },
    ),
    path(
      draw(({ rule, hasBoth }) => rule === "ecdsa" && hasBoth),
      { fill: "quiet" },
    ),
    path(
      draw(({ rule, isAccepted }) => rule === "both" && isAccepted),
      { fill: "ink" },
    ),
    path(
      draw(({ rule, isAccepted }) => rule === "mldsa" && isAccepted),
      { fill: "accent" },
    ),
  ];
}

const rehearsals = plan.filter(({ isRehearsal }) => isRehearsal);
const [, demanded, , , decided] = plan;
const lost = `${refused(atOnce)} refused`;
const none = `${refused(inStages)} refused`;

function wide(): Scene {
  const x = (hour: number) => hour * 13;
  const TOP = 50;
  const LOWER = TOP + CLIENTS * 13 + 92;
  const upper: Field = { at: (client, hour) => [x(hour), TOP + client * 13], w: 11, h: 11 };
  const lower: Field = { at: (client, hour) => [x(hour), LOWER + client * 6], w: 11, h: 4.4 };
  const below = TOP + CLIENTS * 13;
  const marks: Mark[] = [
    path(
      [0, demanded.from, decided.from]
        .map((hour) => segment(x(hour), 20, x(hour), TOP - 6))
        .join(""),
      { stroke: "quiet" },
    ),
    ...cells(inStages, upper),
    path(rehearsals.map(({ from }) => segment(x(from), below + 6, x(from), below + 28)).join(""), {
      stroke: "quiet",
    }),
    ...cells(atOnce, lower),
    path(segment(x(BIG_DAY) - 1, LOWER - 22, x(BIG_DAY) - 1, LOWER + CLIENTS * 6), {
      stroke: "accent",
      width: 1.5,
    }),
    mono(8, 34, "ECDSA decides, ML-DSA recorded", { tone: "muted" }),
    mono(x(demanded.from) + 8, 34, "both demanded", { tone: "ink" }),
    mono(x(decided.from) + 8, 34, "ML-DSA decides", { tone: "accent" }),
    mono(0, below + 26, `in stages: ${none}`, { tone: "ink" }),
    mono(x(rehearsals[0].from) + 8, below + 26, "rollback, rehearsed", { tone: "muted" }),
    mono(0, LOWER - 10, `at once: ${lost}`, { tone: "ink" }),
  ];
  return sceneOf(1248, LOWER + CLIENTS * 6 + 4, marks);
}

function narrow(): Scene {
  const TOP = 46;
  const PITCH = 6;
  const y = (hour: number) => TOP + hour * PITCH;
  const upper: Field = { at: (client, hour) => [20 + client * 6, y(hour)], w: 5, h: 5 };
  const lower: Field = { at: (client, hour) => [289 + client * 2.75, y(hour)], w: 2.2, h: 5 };
  const marks: Mark[] = [
    ...cells(inStages, upper),
    ...cells(atOnce, lower),
    path(segment(285, y(BIG_DAY) - 0.5, 355, y(BIG_DAY) - 0.5), { stroke: "accent", width: 1.5 }),
    mono(20, 16, "in stages:", { tone: "ink" }),
    mono(20, 34, none, { tone: "ink" }),
    mono(355, 16, "at once:", { anchor: "end", tone: "ink" }),
    mono(355, 34, lost, { anchor: "end", tone: "ink" }),
    mono(170, y(0) + 12, "ECDSA decides,", { tone: "muted" }),
    mono(170, y(0) + 29, "ML-DSA", { tone: "muted" }),
    mono(170, y(0) + 46, "recorded", { tone: "muted" }),
    mono(170, y(demanded.from) + 12, "both demanded", { tone: "ink" }),
    mono(170, y(rehearsals[0].from) + 12, "rollback", { tone: "muted" }),
    mono(170, y(decided.from) + 12, "ML-DSA decides", { tone: "accent" }),
    mono(170, y(rehearsals[1].from) + 12, "rollback", { tone: "muted" }),
  ];
  return sceneOf(375, y(HOURS) + 4, marks);
}

export function buildApprovals(): Figure {
  return {
    title: `${CLIENTS} clients over ${HOURS} hours: in stages no instruction is refused, with one switch ${refused(atOnce)} are`,
    finding: `In stages, none of ${thousands(stream.length)} instructions is refused. Switched at once, ${refused(atOnce)} would be.`,
    caption: `Simulated, rollbacks included: a row is one of ${CLIENTS} clients, a column an hour, a cell one instruction. Clients begin to sign twice at hours drawn at random; the verifier tightens its rule only after the last of them, which is why none is refused, and each step is rolled back once on purpose. At once means when ${ready} of ${CLIENTS} clients are ready. Hours and clients are an example.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["From hour", "What decides"],
      rows: plan.map(({ from, rule, isRehearsal }) => [
        `${from}`,
        `${RULES[rule]}${isRehearsal ? ", rollback rehearsed" : ""}`,
      ]),
    },
  };
}

export default buildApprovals();
