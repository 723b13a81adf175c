import type { Scale } from "./circuit-scale.ts";

export interface RulerProps {
  scale: Scale;
  top: number;
  /** Columns of the circuit above it, and of the one that is compared. */
  columns: number;
  compared: number;
}

/** How long a circuit is, and how much of that the other one takes. */
export function Ruler({ scale, top, columns, compared }: RulerProps) {
  const x = (column: number) => scale.margin + column * scale.column;
  const ticks = Array.from({ length: columns + 1 }, (_, column) => column);
  const end = Math.min(compared, columns);
  // No number stands on another.
  const isFree = (column: number) => [end, columns].every((one) => Math.abs(one - column) > 1);
  const isNumbered = (column: number) =>
    column === end || column === columns || (column % 5 === 0 && isFree(column));
  return (
    <g className="circuit-ruler" transform={`translate(0 ${top})`}>
      <path d={`M${x(0)} 0H${x(columns)}${ticks.map((k) => `M${x(k)} -3v6`).join("")}`} />
      <path className="circuit-ruled" d={`M${x(0)} 0H${x(end)}m0 -6v12`} />
      {ticks.filter(isNumbered).map((column) => (
        <text
          key={column}
          x={x(column)}
          y="20"
          textAnchor="middle"
          data-end={column === end || undefined}
        >
          {column}
        </text>
      ))}
    </g>
  );
}
