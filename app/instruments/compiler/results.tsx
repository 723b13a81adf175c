import type { Counts } from "@adyakshar/quantum/circuit";
import { ResultTable } from "../kit/result-table.tsx";
import type { CompileResult } from "./calls.ts";
import { compilerWords } from "./words.ts";

const words = compilerWords.results;

export interface ResultsProps {
  result: CompileResult;
  isSearching: boolean;
  /** True where Qiskit and tket were measured on the same program. */
  hasPeers: boolean;
}

export function Results({ result, isSearching, hasPeers }: ResultsProps) {
  const { baselines, basis, ours, optimum, device, trials } = result;
  const name = device.name === "edges" ? compilerWords.devices.edges : device.name;
  const { proved, notProved, searching } = words.optimum;
  const rows: [id: keyof typeof words.names, note: string, counts: Counts | null][] = [
    ["asWritten", words.asWritten, baselines.asWritten],
    ["naive", name, baselines.naive],
    ["sabre", words.sabre(trials), baselines.sabre],
    ["ours", name, ours],
    ["optimum", optimum ? proved : isSearching ? searching : notProved, optimum],
  ];
  const maxGates = Math.max(...rows.map(([, , counts]) => counts?.twoQubit ?? 0));
  return (
    <div>
      <ResultTable
        className="compiler-table"
        caption={words.caption}
        columns={words.columns}
        numericFrom={1}
        rows={rows.map(([id, note, counts]) => ({
          key: id,
          cells: [
            <span key="name" data-chosen={id === "ours" || undefined}>
              {words.names[id]}
              <small>{note}</small>
              {counts?.success !== undefined && <small>{words.success(counts.success)}</small>}
            </span>,
            counts?.depth ?? words.open,
            counts ? <Dots key="dots" count={counts.twoQubit} maxGates={maxGates} /> : words.open,
          ],
        }))}
      />
      <p className="instrument-note">
        {words.note(compilerWords.basis.choices[basis])} {hasPeers && words.peers}
      </p>
    </div>
  );
}

/** Dots that stand closer than so many pixels would run into a line. */
const MIN_DOT_PITCH = 3;

/** The number and as many dots, or a bar where they would not be seen. */
function Dots({ count, maxGates }: { count: number; maxGates: number }) {
  const pitch = Math.min(7, 150 / maxGates);
  return (
    <span className="compiler-dots inline-flex items-center justify-end gap-3">
      {count}
      <svg aria-hidden="true" viewBox="0 0 152 8" fill="currentColor" stroke="currentColor">
        {count > 0 && pitch >= MIN_DOT_PITCH && (
          <path
            d={`M3 4h${(count - 1) * pitch + 0.01}`}
            strokeLinecap="round"
            strokeDasharray={`0 ${pitch}`}
            strokeWidth={Math.min(4.5, pitch * 0.8)}
          />
        )}
        {pitch < MIN_DOT_PITCH && <rect y="1.5" width={count * pitch} height="5" stroke="none" />}
      </svg>
    </span>
  );
}
