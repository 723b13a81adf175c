import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { thousands } from "#app/figures/format.ts";
import { memoryText, probabilityText } from "../format.ts";
import type { ResultWords } from "../program/program-instrument.tsx";
import type { ListedOutcome, SimulateResult } from "./calls.ts";
import { other } from "./limits.ts";
import { methods } from "./settings.ts";
import { shortBits } from "./short-bits.ts";

const { verdicts, shown, refusals } = simulatorWords;
/** Below this share a thousand shots tell little of one outcome. */
const LEAST_COMPARED = 0.1;

/** What a result shows and how sure it is, in words. */
export function resultSummary(result: SimulateResult): ResultWords {
  const { method, held, impossible, isNoisy, shots, order } = result;
  if (held[method].refused)
    return { sign: "failed", line: refusal(result), detail: refusals.detail };
  if (order === "shots" && shots.length === 0)
    return { sign: "open", line: shown.waiting, detail: "" };
  if (impossible !== null) {
    const [errors, detail] = verdicts.noisy;
    const line =
      impossible === 0
        ? shareUnderNoise(result)
        : `${shown.atLeast} ${thousands(impossible)} ${shown.of} ${thousands(shots.length)} ${errors}`;
    return { sign: "open", line, detail };
  }
  const [lead, detail] = verdictOf(result);
  const isSure = lead !== verdicts.mpsClose[0] && !isNoisy;
  const sign = lead === verdicts.mpsFar[0] ? "failed" : isSure ? "passed" : "open";
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

function verdictOf(result: SimulateResult): readonly [string, string] {
  const { method, held, lattice, bits, isNoisy } = result;
  const isWhole = method !== "mps" || (held.mps.fidelity ?? 0) > 1 - 1e-9;
  if (bits && isWhole) return isNoisy ? verdicts.sampledNoisy : verdicts.sampled;
  if (method === "statevector") return verdicts.exact;
  if (method === "stabilizer") return lattice ? verdicts.stabilizer : verdicts.stabilizerAlone;
  const fidelity = held.mps.fidelity ?? 0;
  if (fidelity > 1 - 1e-9) return verdicts.mpsExact;
  return fidelity > 0.9 ? verdicts.mpsClose : verdicts.mpsFar;
}

/** The outcomes in a sentence: one that stands out, two that share all, or many. */
function outcomesText(result: SimulateResult): string {
  const { listed, order } = result;
  const [a, b] = listed;
  if (!a) return shown.waiting;
  if (order === "shots") return fallenText(result);
  const [first = 0, second = 0] = listed.map(probabilityOf);
  if (first > 0.999) return `${shown.always} ${shortBits(a.bits)}.`;
  if (b && first + second > 0.999) {
    const parts = [first, second].map(percent);
    return `${shown.only} ${shortBits(a.bits)} (${parts[0]}) ${shown.and} ${shortBits(b.bits)} (${parts[1]}).`;
  }
  const lead = first > 0.1 || first > 2 * second ? shown.likeliest : shown.many;
  return `${lead} ${shortBits(a.bits)}, ${percent(first)}.`;
}

/** What is only counted is said as counts: a share of the shots is no probability. */
function fallenText({ listed, shots }: SimulateResult): string {
  const counts = countsOf(listed, shots).map(thousands);
  const [a, b] = listed.map(({ bits }) => shortBits(bits));
  const ofAll = `${shown.of} ${thousands(shots.length)} ${shown.shots}`;
  const isAll = !shots.includes(other);
  if (isAll && listed.length === 1) return `${shown.always} ${a}, ${shown.inAll} ${ofAll}.`;
  if (isAll && listed.length === 2) {
    return `${shown.only} ${a} (${counts[0]} ${ofAll}) ${shown.and} ${b} (${counts[1]}).`;
  }
  const lead = isAll ? `${listed.length} ${shown.outcomes}` : shown.manyFell;
  return `${lead} ${a}, ${counts[0]} ${ofAll}.`;
}

/** Where every outcome can fall anyway, noise shows in how often the likeliest does. */
function shareUnderNoise({ listed, shots }: SimulateResult): string {
  const probabilities = listed.map(probabilityOf);
  const likeliest = Math.max(...probabilities);
  if (likeliest < LEAST_COMPARED) return verdicts.spread;
  const place = probabilities.indexOf(likeliest);
  const share = countsOf(listed, shots)[place] / shots.length;
  return `${shortBits(listed[place].bits)} ${shown.fell} ${percent(share)} ${shown.without} ${percent(likeliest)}.`;
}

function probabilityOf({ probability = 0 }: ListedOutcome): number {
  return probability;
}

function countsOf(listed: readonly ListedOutcome[], shots: Uint8Array): number[] {
  const counts = listed.map(() => 0);
  for (const place of shots) if (place < counts.length) counts[place] += 1;
  return counts;
}

/** Where a percent would read as nothing, a power of ten. */
function percent(share: number): string {
  if (share > 0 && share < 0.0005) return probabilityText(share);
  return `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)}%`;
}
