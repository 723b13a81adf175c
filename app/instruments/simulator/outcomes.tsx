import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { signed, thousands } from "#app/drawing/format.ts";
import { probabilityText } from "../format.ts";
import { ResultTable } from "../result-table.tsx";
import type { SimulateResult } from "./calls.ts";
import { other } from "./limits.ts";
import { useFallen } from "./use-fallen.ts";

const words = simulatorWords.outcomes;

/** The likeliest outcomes with their probabilities, and the shots that have fallen on each. */
export function Outcomes({ result, seed }: { result: SimulateResult; seed: number }) {
  const { largest, qubits, shots, asked } = result;
  const fallen = useFallen(shots);
  const counts = new Map<number, number>();
  for (const place of shots.subarray(0, fallen)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const most = Math.max(largest[0]?.probability ?? 1, ...share(counts, fallen));
  const listed = largest.reduce((sum, { probability }) => sum + probability, 0);
  const rest = Math.max(0, 1 - listed);
  return (
    <div className="outcomes">
      <ResultTable
        caption={words.title}
        columns={words.columns.map((label, index) => ({ label, numeric: index > 1 }))}
        rows={[
          ...largest.map(({ index, probability, phase }, place) => ({
            key: `${index}`,
            cells: [
              <Bits key="bits" index={index} qubits={qubits} />,
              <Bar
                key="bar"
                probability={probability}
                share={fallen ? (counts.get(place) ?? 0) / fallen : 0}
                most={most}
              />,
              `${signed(360 * phase, 0)}°`,
              thousands(counts.get(place) ?? 0),
            ],
          })),
          ...(rest > 1e-9
            ? [
                {
                  key: "others",
                  cells: [
                    words.others,
                    probabilityText(rest),
                    "",
                    thousands(counts.get(other) ?? 0),
                  ],
                },
              ]
            : []),
        ]}
      />
      <p className="instrument-note">
        {words.order} q{qubits - 1}
        {qubits > 1 && " … q0"}. {thousands(fallen)} {words.of} {thousands(asked)} {words.shots},{" "}
        {words.seed} {seed}.{" "}
        {fallen > 0 && fallen === shots.length && shots.length < asked && words.stopped}
      </p>
    </div>
  );
}

function share(counts: Map<number, number>, fallen: number): number[] {
  return [...counts].flatMap(([place, count]) => (place === other ? [] : count / fallen));
}

/** Many bits break in the middle where the table is narrow, a few never. */
function Bits({ index, qubits }: { index: number; qubits: number }) {
  const bits = index.toString(2).padStart(qubits, "0");
  const end = qubits > 12 ? Math.ceil(qubits / 2) : qubits;
  return (
    <code>
      {bits.slice(0, end)}
      <wbr />
      {bits.slice(end)}
    </code>
  );
}

/** The probability as a bar, the shots' share as a mark on it. */
function Bar({
  probability,
  share: part,
  most,
}: {
  probability: number;
  share: number;
  most: number;
}) {
  const percent = (value: number) => `${(100 * value) / most}%`;
  return (
    <span className="outcomes-bar">
      {probabilityText(probability)}
      <svg aria-hidden="true">
        <rect y="3" width={percent(probability)} height="8" />
        {part > 0 && <line x1={percent(part)} x2={percent(part)} y1="0" y2="14" />}
      </svg>
    </span>
  );
}
