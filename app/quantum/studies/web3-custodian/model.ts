import { seeded } from "@adyakshar/quantum/random";

/** The signatures that a verifier asks for before it approves an instruction. */
export type Rule = "ecdsa" | "both" | "mldsa";

/** An instruction carries the old signature, and the new one too once its client has changed. */
export interface Instruction {
  client: number;
  hour: number;
  hasBoth: boolean;
}

export interface Verdict extends Instruction {
  rule: Rule;
  isAccepted: boolean;
}

export const CLIENTS = 24;
export const HOURS = 96;

/** The hour from which each client signs twice, earliest first: spread like a rollout, slow, fast, slow. */
function changeovers(seed: number, first: number, last: number): number[] {
  const random = seeded(seed);
  const draw = () => (random() + random()) / 2;
  const shares = Array.from({ length: CLIENTS }, draw).sort((a, b) => a - b);
  return shares.map((share) => Math.round(first + share * (last - first)));
}

export function instructions(changeHours: readonly number[]): Instruction[] {
  return changeHours.flatMap((from, client) =>
    Array.from({ length: HOURS }, (_, hour) => ({ client, hour, hasBoth: hour >= from })),
  );
}

export function decide(stream: readonly Instruction[], ruleAt: (hour: number) => Rule): Verdict[] {
  return stream.map((instruction) => {
    const rule = ruleAt(instruction.hour);
    return { ...instruction, rule, isAccepted: rule === "ecdsa" || instruction.hasBoth };
  });
}

/** Each step is taken back on purpose for so long. */
export const REHEARSAL_HOURS = 3;
/** A rule is tightened only after so long without a fallback. */
const QUIET_HOURS = 6;

export interface Change {
  from: number;
  rule: Rule;
  isRehearsal: boolean;
}

/** Plans the change in stages: a rule is tightened only when no fallback has been seen for a while, and each step is taken back once on purpose. */
export function planStages(changeHours: readonly number[]): Change[] {
  const bothHour = Math.max(...changeHours) + QUIET_HOURS;
  const mldsaHour = bothHour + 4 * QUIET_HOURS;
  const tighten = (from: number, before: Rule, rule: Rule): Change[] => [
    { from, rule, isRehearsal: false },
    { from: from + QUIET_HOURS, rule: before, isRehearsal: true },
    { from: from + QUIET_HOURS + REHEARSAL_HOURS, rule, isRehearsal: false },
  ];
  return [
    { from: 0, rule: "ecdsa", isRehearsal: false },
    ...tighten(bothHour, "ecdsa", "both"),
    ...tighten(mldsaHour, "both", "mldsa"),
  ];
}

export function firstHour(plan: readonly Change[], wanted: Rule): number {
  return plan.find(({ rule }) => rule === wanted)?.from ?? HOURS;
}

export function ruleByHour(plan: readonly Change[]): (hour: number) => Rule {
  return (hour) => plan.findLast(({ from }) => from <= hour)?.rule ?? "ecdsa";
}

export const changeHours = changeovers(3, 3, 47);
const stream = instructions(changeHours);
export const plan = planStages(changeHours);
/** The same clients, if approvals had switched when half of them had changed. */
export const switchHour = changeHours[CLIENTS / 2];
export const verdictsInStages = decide(stream, ruleByHour(plan));
export const verdictsAtOnce = decide(stream, (hour) => (hour < switchHour ? "ecdsa" : "mldsa"));
export const countRefused = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ isAccepted }) => !isAccepted).length;
