import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { binaryBytes } from "#app/lib/binary-bytes.ts";
import { duration } from "../format.ts";
import { ResultTable } from "../result-table.tsx";
import type { Held, SimulateResult } from "./calls.ts";
import { methods } from "./settings.ts";

const words = simulatorWords.held;
/** 16 GiB, as a power of two. */
const laptop = 34;

/** Bytes, time and fidelity, method by method. */
export function HeldTable({ result, chi }: { result: SimulateResult; chi: number }) {
  const { held, method, bond } = result;
  return (
    <div>
      <ResultTable
        className="held-table"
        caption={words.caption}
        columns={words.columns.map((label, index) => ({ label, numeric: index > 0 }))}
        rows={methods.map((id) => ({
          key: id,
          cells: [
            <span key="name" data-chosen={id === method || undefined}>
              {simulatorWords.methods[id].label}
              {id === "mps" && <small>χ {bond ?? chi}</small>}
            </span>,
            ...cellsOf(held[id]),
          ],
        }))}
      />
      <p className="instrument-note">{words.laptop}</p>
    </div>
  );
}

function cellsOf(held: Held | null) {
  if (!held) return [words.refused, "", ""];
  const { bytes, ms, fidelity } = held;
  return [
    <Memory key="memory" bytes={bytes} />,
    ms === undefined ? words.notRun : duration(ms),
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
    <span className="held-memory">
      {binaryBytes(Math.ceil(bytes))}
      <svg aria-hidden="true">
        <rect width="100%" height="6" data-part="laptop" />
        <rect width={`${(100 * Math.max(1, Math.log2(bytes))) / laptop}%`} height="6" />
      </svg>
    </span>
  );
}
