import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { thousands } from "#app/drawing/format.ts";
import { memoryText } from "../format.ts";
import type { ResultWords } from "../program/program-instrument.tsx";
import type { ListedOutcome, SimulateResult } from "./calls.ts";
import { methods } from "./settings.ts";
import { shortBits } from "./short-bits.ts";

const { verdicts, shown, refusals } = simulatorWords;
/** Below this share a thousand shots tell little of one outcome. */
const LEAST_COMPARED = 0.1;

/** What a result shows and how sure it is, in words. */
export function resultSummary(result: SimulateResult): ResultWords {
  const { method, held, impossible, shots, order } = result;
  if (held[method].refused)
    return { sign: "failed", line: refusal(result), detail: refusals.detail };
  if (order === "shots" && shots.length === 0)
    return { sign: "open", line: shown.waiting, detail: "" };
  if (impossible !== null) {
    const [errors, detail] = verdicts.noisy;
    if (impossible === 0) return { sign: "open", line: shareUnderNoise(result), detail };
    const line = `${thousands(impossible)} ${shown.of} ${thousands(shots.length)} ${errors}`;
    return { sign: "failed", line, detail };
  }
  const [lead, detail] = verdictOf(result);
  const sign = lead === verdicts.mpsFar[0] ? "failed" : "passed";
  return { sign, line: `${outcomesText(result)} ${lead}`, detail };
}

/** What no method here can do is said with what one could. */
function refusal({ qubits, method, held }: SimulateResult): string {
  const { label } = simulatorWords.methods[method];
  const able = methods.find((id) => !held[id].refused);
  const need =
    held[method].refused === "memory"
      ? `${label}: ${qubits} ${refusals.need} ${memoryText(held[method].bytes)}.`
      : `${label}: ${qubits} ${refusals.many}`;
  if (!able) return `${need} ${refusals.none}`;
  return `${need} ${simulatorWords.methods[able].label} ${refusals.can} ${memoryText(held[able].bytes)}.`;
}

function verdictOf({ method, held, lattice, bits }: SimulateResult): readonly [string, string] {
  if (bits && method !== "mps") return verdicts.sampled;
  if (method === "statevector") return verdicts.exact;
  if (method === "stabilizer") return lattice ? verdicts.stabilizer : verdicts.stabilizerAlone;
  const fidelity = held.mps.fidelity ?? 0;
  if (fidelity > 1 - 1e-9) return verdicts.mpsExact;
  return fidelity > 0.9 ? verdicts.mpsClose : verdicts.mpsFar;
}

/** The outcomes in a sentence: one that stands out, two that share all, or many. */
function outcomesText({ listed, shots, order }: SimulateResult): string {
  const shares = order === "probability" ? listed.map(probabilityOf) : drawnShares(listed, shots);
  const [first = 0, second = 0] = shares;
  const [a, b] = listed;
  if (!a) return shown.waiting;
  if (first > 0.999) return `${shown.always} ${shortBits(a.bits)}.`;
  if (b && first + second > 0.999) {
    const parts = [first, second].map(percent);
    return `${shown.only} ${shortBits(a.bits)} (${parts[0]}) ${shown.and} ${shortBits(b.bits)} (${parts[1]}).`;
  }
  const lead = first > 0.1 || first > 2 * second ? shown.likeliest : shown.many;
  return `${lead} ${shortBits(a.bits)}, ${percent(first)}.`;
}

/** Where every outcome can fall anyway, noise shows in how often the likeliest does. */
function shareUnderNoise({ listed, shots }: SimulateResult): string {
  const probabilities = listed.map(probabilityOf);
  const likeliest = Math.max(...probabilities);
  if (likeliest < LEAST_COMPARED) return verdicts.spread;
  const place = probabilities.indexOf(likeliest);
  const share = drawnShares(listed, shots)[place];
  return `${shortBits(listed[place].bits)} ${shown.fell} ${percent(share)} ${shown.without} ${percent(likeliest)}.`;
}

function probabilityOf({ probability = 0 }: ListedOutcome): number {
  return probability;
}

function drawnShares(listed: readonly ListedOutcome[], shots: Uint8Array): number[] {
  const counts = listed.map(() => 0);
  for (const place of shots) if (place < counts.length) counts[place] += 1;
  return counts.map((count) => count / Math.max(1, shots.length));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)}%`;
}
