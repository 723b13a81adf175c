import { signed, thousands } from "#app/lib/format.ts";
import { sum } from "#app/lib/sum.ts";
import { probabilityText, shortBits } from "../kit/format.ts";
import { ResultTable } from "../kit/result-parts.tsx";
import { type ListedOutcome, MIN_PROBABILITY } from "./read-state.ts";
import type { SimulateResult } from "./shots.ts";
import { simulatorWords } from "./words.ts";

const words = simulatorWords.outcomes;

export interface OutcomesProps {
  result: SimulateResult;
  /** True if all shots are there that there will be. */
  isDone: boolean;
  seed: number;
}

export function Outcomes({ result, isDone, seed }: OutcomesProps) {
  const { outcomes, counts, shots, requestedShots, order, lattice } = result;
  const shareOf = (place: number) => (counts[place] ?? 0) / Math.max(1, shots);
  const maxShare = Math.max(
    ...outcomes.map(({ probability = 0 }, place) => Math.max(probability, shareOf(place))),
    1e-9,
  );
  const rest = 1 - sum(outcomes.map(({ probability = 0 }) => probability));
  const restFell = shots - sum(counts);
  const hasRest = restFell > 0 || (lattice !== null && rest > 1e-9);
  const isKnown = lattice !== null;
  // A bit that is read has no phase.
  const hasPhases = isKnown && result.bits === null;
  const columns = isKnown ? words.columns(hasPhases) : words.columnsByShots;
  const isNoisy = result.impossibleShots !== null;
  return (
    <div className="outcomes">
      <ResultTable
        caption={words.titles[isNoisy ? "noisy" : order]}
        columns={columns}
        numericFrom={2}
        rows={[
          ...outcomes.map((outcome, place) => ({
            key: outcome.bits,
            cells: [
              <Bits key="bits" bits={outcome.bits} />,
              <Bar key="bar" outcome={outcome} share={shareOf(place)} maxShare={maxShare} />,
              ...(hasPhases ? [phaseText(outcome)] : []),
              thousands(counts[place] ?? 0),
            ],
          })),
          ...(hasRest
            ? [
                {
                  key: "others",
                  cells: [
                    words.others,
                    isKnown ? probabilityText(Math.max(0, rest)) : "",
                    ...(hasPhases ? [""] : []),
                    thousands(restFell),
                  ],
                },
              ]
            : []),
        ]}
      />
      <p className="instrument-note">
        {words.order(orderText(result))}{" "}
        {words.drawn(thousands(shots), thousands(requestedShots), seed)}{" "}
        {isDone && shots < requestedShots && words.stopped}
      </p>
    </div>
  );
}

/** The program's own bits by name; qubits are numbered through. */
function orderText({ bits, qubits }: SimulateResult): string {
  const names = bits?.toReversed();
  if (names) return names.length > 8 ? `${names[0]} … ${names.at(-1)}` : names.join(" ");
  return qubits > 1 ? `q${qubits - 1} … q0` : "q0";
}

function phaseText({ phase = 0, probability = 0 }: ListedOutcome): string {
  return probability < MIN_PROBABILITY ? "" : `${signed(360 * phase, 0)}°`;
}

/** Many bits break in the middle where the table is narrow, a few never. */
function Bits({ bits }: { bits: string }) {
  const text = shortBits(bits);
  const end = text.length > 12 ? Math.ceil(text.length / 2) : text.length;
  return (
    <code title={text === bits ? undefined : bits} className="font-code">
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </code>
  );
}

interface BarProps {
  outcome: ListedOutcome;
  share: number;
  maxShare: number;
}

/** The probability as a bar, the shots' share as a mark on it; the share alone where that is all there is. */
function Bar({ outcome: { probability }, share, maxShare }: BarProps) {
  const percent = (value: number) => `${(100 * value) / maxShare}%`;
  const text =
    probability === undefined
      ? `${(100 * share).toFixed(1)}%`
      : probability < MIN_PROBABILITY
        ? words.never
        : probabilityText(probability);
  return (
    <span
      className="outcomes-bar grid items-center text-label"
      data-never={probability !== undefined && probability < MIN_PROBABILITY}
    >
      {text}
      <svg aria-hidden="true" className="w-full fill-quiet" height="14" overflow="visible">
        <rect y="3" width={percent(probability ?? share)} height="8" />
        {probability !== undefined && share > 0 && (
          <line
            x1={percent(share)}
            x2={percent(share)}
            y2="14"
            className="stroke-accent"
            strokeWidth="2"
          />
        )}
      </svg>
    </span>
  );
}
