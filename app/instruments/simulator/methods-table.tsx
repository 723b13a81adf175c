import { type ReactNode, useRef } from "react";
import { FocusReturningButton, instrumentButton } from "../kit/buttons.tsx";
import { duration, memoryText } from "../kit/format.ts";
import { ResultTable, Sign } from "../kit/result-parts.tsx";
import { type Method, methods } from "./settings.ts";
import type { MethodCost, SimulateResult } from "./shots.ts";
import { simulatorWords } from "./words.ts";

const words = simulatorWords.held;
/** 16 GiB are this power of two of bytes. */
const LAPTOP_MEMORY_LOG2 = 34;

export interface MethodsTableProps {
  result: SimulateResult;
  chi: number;
  onChoose: (method: Method) => void;
}

export function MethodsTable({ result, chi, onChoose }: MethodsTableProps) {
  const { costs, method, bond } = result;
  const group = useRef(null);
  const runButton = (id: Method) => (
    <FocusReturningButton
      key="run"
      className={instrumentButton.link}
      onClick={() => onChoose(id)}
      focusTarget={group}
    >
      {words.run}
    </FocusReturningButton>
  );
  return (
    <div ref={group} role="group" aria-label={words.caption} tabIndex={-1}>
      <ResultTable
        className="held-table"
        caption={words.caption}
        columns={words.columns}
        numericFrom={1}
        rows={methods.map((id) => ({
          key: id,
          cells: [
            <span key="name" data-chosen={id === method || undefined}>
              {simulatorWords.methods[id].label}
              {id === "mps" && <small>{words.bond(bond ?? chi, bond !== null)}</small>}
            </span>,
            ...cellsOf(costs[id], runButton(id)),
          ],
        }))}
      />
      <p className="instrument-note">{words.laptop}</p>
    </div>
  );
}

function cellsOf({ bytes, ms, fidelity, refused }: MethodCost, runButton: ReactNode) {
  return [
    refused === "clifford" ? "" : <Memory key="memory" bytes={bytes} />,
    refused ? (
      <span key="refused" className="instrument-found text-ink">
        <Sign name="failed" />
        {words.refused[refused]}
      </span>
    ) : ms === undefined ? (
      runButton
    ) : (
      duration(ms)
    ),
    fidelity === undefined ? "" : fidelityText(fidelity),
  ];
}

/** Enough digits to see a loss. */
function fidelityText(fidelity: number): string {
  if (fidelity > 1 - 1e-9) return "1";
  return fidelity > 0.999 ? fidelity.toFixed(7) : fidelity.toFixed(4);
}

function Memory({ bytes }: { bytes: number }) {
  return (
    <span className="held-memory inline-flex items-center justify-end gap-x-4 gap-y-1">
      {memoryText(bytes)}
      <svg
        aria-hidden="true"
        height="6"
        fill="currentColor"
        data-over={Math.log2(bytes) > LAPTOP_MEMORY_LOG2 || undefined}
      >
        <rect width="100%" height="6" className="fill-line" />
        <rect
          width={`${Math.min(100, (100 * Math.max(1, Math.log2(bytes))) / LAPTOP_MEMORY_LOG2)}%`}
          height="6"
        />
      </svg>
    </span>
  );
}
