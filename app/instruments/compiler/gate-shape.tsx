import { memo } from "react";
import { phaseHex } from "#app/figures/phase-color.ts";
import type { DrawnGate, Mark } from "./drawn.ts";

export const columnWidth = 30;
export const rowHeight = 32;

export interface GateShapeProps {
  gate: DrawnGate;
  left: number;
}

/** A gate in its column; a gate that a pass kept moves there from where it was. */
export const GateShape = memo(function GateShape({ gate, left }: GateShapeProps) {
  const rows = [...gate.controls, ...gate.targets];
  const top = Math.min(...rows);
  const reach = (Math.max(...rows) - top) * rowHeight;
  const y = (row: number) => (row - top) * rowHeight;
  // One path a gate where one will do: a page with hundreds of gates feels each element.
  const pen = gate.targets.map((row) => penOf(gate.mark, y(row))).join("");
  const strokes = (reach > 0 ? `M0 0V${reach}` : "") + pen;
  const dots = gate.mark === "dot" ? rows : gate.controls;
  const at = `translate(${left + (gate.column + gate.span / 2) * columnWidth} ${(top + 0.5) * rowHeight})`;
  if (gate.mark === "barrier") {
    return (
      <g transform={at} className="circuit-gate">
        <path className="circuit-barrier" d={`M0 ${-rowHeight / 2}V${reach + rowHeight / 2}`} />
      </g>
    );
  }
  return (
    <g transform={at} className="circuit-gate">
      {gate.mark === "cross" && (
        <rect
          className="circuit-swap"
          x={(-gate.span / 2) * columnWidth + 1}
          y={-rowHeight / 3}
          width={gate.span * columnWidth - 2}
          height={reach + (2 * rowHeight) / 3}
        />
      )}
      {strokes && (
        <path className={gate.mark === "plus" ? "circuit-plus" : undefined} d={strokes} />
      )}
      {dots.map((row) => (
        <circle key={row} className="circuit-dot" cy={y(row)} r="3.2" />
      ))}
      {gate.targets.map((row) => (
        <Target key={row} gate={gate} y={y(row)} />
      ))}
    </g>
  );
});

/** What is drawn with the pen alone: the crosses of a SWAP, the ring of a controlled NOT. */
function penOf(mark: Mark, y: number): string {
  switch (mark) {
    case "plus":
      return `M-8 ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM-8 ${y}H8M0 ${y - 8}V${y + 8}`;
    case "cross":
      return `M-5 ${y - 5}l10 10m0 -10l-10 10`;
    default:
      return "";
  }
}

function Target({ gate, y }: { gate: DrawnGate; y: number }) {
  switch (gate.mark) {
    case "disc":
      return (
        <>
          <circle className="circuit-disc" cy={y} r="11" fill={phaseHex(gate.phase ?? 0)} />
          <text className="circuit-on-disc" y={y + 4} textAnchor="middle">
            {gate.label}
          </text>
        </>
      );
    case "box":
      return (
        <>
          <rect className="circuit-box" x="-11" y={y - 11} width="22" height="22" />
          <text y={y + 4} textAnchor="middle">
            {gate.label}
          </text>
        </>
      );
    default:
      return null;
  }
}
