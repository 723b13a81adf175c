import type { Counts } from "@adyakshar/quantum/circuit";
import { useId } from "react";
import { ResultTable } from "../kit/result-parts.tsx";
import type { CompileResult, ShownPass } from "./compile-source.ts";
import { compilerWords } from "./words.ts";

const { results: words, passes: passWords } = compilerWords;

interface ResultsProps {
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

interface PassesProps {
  passes: readonly ShownPass[];
  pass: number;
  onChange: (pass: number) => void;
}

export function Passes({ passes, pass, onChange }: PassesProps) {
  const name = useId();
  return (
    <div className="min-w-0">
      <fieldset className="min-w-0">
        <legend className="instrument-label">{passWords.title}</legend>
        <PassLine passes={passes} pass={pass} />
        <div className="passes-choices grid auto-cols-fr grid-flow-col border-t border-line">
          {passes.map(({ name: id, counts }, index) => (
            <label
              key={id}
              className="grid cursor-pointer content-start gap-1.5 pt-3 text-center wrap-anywhere"
            >
              <input
                type="radio"
                name={name}
                checked={index === pass}
                onChange={() => onChange(index)}
              />
              <span>{passWords.names[id]}</span>
              <span className="sr-only">{counts.twoQubit}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 mb-2 text-label text-ink">{passWords.place(pass + 1, passes.length)}</p>
      <p className="passes-text text-muted">{passWords.notes[passes[pass].name]}</p>
    </div>
  );
}

const PLOT_HEIGHT = 84;

function PassLine({ passes, pass }: Pick<PassesProps, "passes" | "pass">) {
  const counts = passes.map((one) => one.counts.twoQubit);
  const maxCount = Math.max(1, ...counts);
  const y = (index: number) => PLOT_HEIGHT - 8 - (counts[index] / maxCount) * (PLOT_HEIGHT - 34);
  const x = (index: number) => `${(100 * index) / counts.length}%`;
  return (
    <svg aria-hidden="true" className="passes-line w-full" overflow="visible" height={PLOT_HEIGHT}>
      {passes.map(({ name }, index) => (
        <g key={name} data-current={index === pass || undefined}>
          {index > 0 && <line x1={x(index)} x2={x(index)} y1={y(index - 1)} y2={y(index)} />}
          <line
            className="passes-level"
            x1={x(index)}
            x2={x(index + 1)}
            y1={y(index)}
            y2={y(index)}
          />
          <text x={x(index + 0.5)} y={y(index) - 8} textAnchor="middle">
            {counts[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
