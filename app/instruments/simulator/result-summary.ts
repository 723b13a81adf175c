import type { PresetId } from "@adyakshar/quantum/qasm";
import { thousands } from "#app/lib/format.ts";
import { memoryText, probabilityText, shortBits } from "../kit/format.ts";
import type { Summary } from "../kit/run-view.tsx";
import type { ListedOutcome } from "./read-state.ts";
import { methods } from "./settings.ts";
import type { SimulateResult } from "./shots.ts";
import { simulatorWords } from "./words.ts";

const { verdicts, shown, refusals, meanings } = simulatorWords;
/** A thousand shots tell little of an outcome with a smaller share. */
const MIN_COMPARED_SHARE = 0.1;

/** `preset` is what the result is of, and undefined for a program of the visitor's own. */
export function resultSummary(result: SimulateResult, preset?: PresetId): Summary {
  const { method, costs, impossibleShots, isNoisy, shots, order } = result;
  if (costs[method].refused)
    return { sign: "failed", line: refusal(result), detail: refusals.detail };
  if (order === "shots" && shots === 0) return { sign: "open", line: shown.waiting };
  if (impossibleShots !== null) {
    const line =
      impossibleShots === 0
        ? shareUnderNoise(result)
        : shown.errors(thousands(impossibleShots), thousands(shots));
    return { sign: "open", line, detail: simulatorWords.noisy };
  }
  const [lead, detail] = verdictOf(result);
  const isSure = lead !== verdicts.mpsClose[0] && !isNoisy;
  const sign = lead === verdicts.mpsFar[0] ? "failed" : isSure ? "passed" : "open";
  const meaning = meaningOf(result, preset);
  return {
    sign,
    line: `${outcomesText(result)} ${lead}`,
    detail: meaning ? `${meaning} ${detail}` : detail,
  };
}

/** One sentence on the likeliest outcome: what it is, and how often the shots found it. */
function meaningOf(result: SimulateResult, preset: PresetId | undefined): string | undefined {
  const { outcomes, counts, shots, order } = result;
  if (order === "shots" || shots === 0 || counts[0] < 2) return undefined;
  const [a, b] = outcomes.map(({ bits }, place) => ({
    bits: shortBits(bits),
    share: thousands(counts[place]),
  }));
  const all = thousands(shots);
  const meaning =
    preset === "ghz" || preset === "ghz50"
      ? meanings.ghz(outcomes[0].bits)
      : preset === "grover" || preset === "estimation"
        ? meanings[preset](outcomes[0].bits)
        : undefined;
  if (meaning === undefined) return meanings.plain(a.bits, all, a.share);
  return outcomes.length === 2 && b
    ? meanings.foundBoth(meaning, all, a, b)
    : meanings.found(meaning, all, a.share);
}

/** The refusal also names a method that could do it. */
function refusal({ qubits, method, costs }: SimulateResult): string {
  const { label } = simulatorWords.methods[method];
  const able = methods.find((id) => !costs[id].refused);
  const reason =
    costs[method].refused === "memory"
      ? refusals.memory(label, qubits, memoryText(costs[method].bytes))
      : refusals.size(label, qubits);
  if (!able) return `${reason} ${refusals.none}`;
  return `${reason} ${refusals.other(simulatorWords.methods[able].label, memoryText(costs[able].bytes))}`;
}

function verdictOf(result: SimulateResult): readonly [string, string] {
  const { method, costs, lattice, isDynamic, isNoisy } = result;
  const isWhole = method !== "mps" || (costs.mps.fidelity ?? 0) > 1 - 1e-9;
  if (isDynamic && isWhole) return isNoisy ? verdicts.sampledNoisy : verdicts.sampled;
  if (method === "statevector") return verdicts.exact;
  if (method === "stabilizer") return lattice ? verdicts.stabilizer : verdicts.stabilizerAlone;
  const fidelity = costs.mps.fidelity ?? 0;
  if (fidelity > 1 - 1e-9) return verdicts.mpsExact;
  return fidelity > 0.9 ? verdicts.mpsClose : verdicts.mpsFar;
}

function outcomesText(result: SimulateResult): string {
  const { outcomes, order } = result;
  if (outcomes.length === 0) return shown.waiting;
  if (order === "shots") return countedText(result);
  const [first, second = 0] = outcomes.map(probabilityOf);
  const [a, b] = outcomes.map((outcome) => ({
    bits: shortBits(outcome.bits),
    share: percent(probabilityOf(outcome)),
  }));
  if (first > 0.999) return shown.always(a.bits);
  if (b && first + second > 0.999) return shown.two(a, b);
  return first > 0.1 || first > 2 * second ? shown.likeliest(a) : shown.spread(a);
}

/** Counts are said as counts: a share of the shots is no probability. */
function countedText({ outcomes, counts, shots, distinct }: SimulateResult): string {
  const [a, b] = outcomes.map(({ bits }, place) => ({
    bits: shortBits(bits),
    share: thousands(counts[place]),
  }));
  const all = thousands(shots);
  if (distinct === 1) return shown.alwaysCounted(a.bits, all);
  if (distinct === 2) return shown.twoCounted(a, b, all);
  // None came most often.
  if (counts[0] === 1) return shown.allDifferent(thousands(distinct), all);
  return shown.counted(thousands(distinct), a, all);
}

/** Noise changes how often the likeliest outcome falls where every outcome can fall anyway. */
function shareUnderNoise({ outcomes, counts, shots }: SimulateResult): string {
  const probabilities = outcomes.map(probabilityOf);
  const likeliest = Math.max(...probabilities);
  if (likeliest < MIN_COMPARED_SHARE) return shown.hardlyNoisy;
  const place = probabilities.indexOf(likeliest);
  const share = percent(counts[place] / shots);
  return shown.underNoise({ bits: shortBits(outcomes[place].bits), share }, percent(likeliest));
}

function probabilityOf({ probability = 0 }: ListedOutcome): number {
  return probability;
}

/** A share in percent, or as a power of ten where a percentage would read as nothing. */
function percent(share: number): string {
  if (share > 0 && share < 0.0005) return probabilityText(share);
  return `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)}%`;
}
