import type { Counts } from "@adyakshar/quantum/circuit";
import { type CSSProperties, memo, type PointerEvent, useEffect, useRef, useState } from "react";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { ResultTable } from "../kit/result-parts.tsx";
import { runWords } from "../kit/words.ts";
import type { CircuitDiagram } from "./circuit-diagram.ts";
import { type DiagramScale, GateShape, Ruler } from "./circuit-shapes.tsx";
import { compilerWords } from "./words.ts";

const RULER_HEIGHT = 40;
/** Each gate that moves is a layer of its own, and more would hold the page up. Nobody could follow them anyway. */
const MAX_MOVING_GATES = 60;

export interface CircuitViewProps {
  title: string;
  counts: Counts;
  diagram: CircuitDiagram;
  scale: DiagramScale;
  /** The one that the passes change. */
  isMain?: boolean;
  /** The depth of the circuit that it is compared with, on a ruler below. */
  comparedDepth?: number;
  /** The gate that is pointed at, here or in the program. */
  activeGate?: number | null;
  onActivate?: (gate: number | null) => void;
}

/** A circuit on its wires, to be scrolled sideways where it is long, and the same as a table. */
export const CircuitView = memo(function CircuitView(props: CircuitViewProps) {
  const { title, counts, diagram, scale, isMain, comparedDepth, activeGate, onActivate } = props;
  const point = (event: PointerEvent) => {
    const gate = event.target instanceof Element && event.target.closest("[data-gate]");
    if (gate) onActivate?.(Number(gate.getAttribute("data-gate")));
  };
  const { columns, starts, ends, gates, more, steps } = diagram;
  const { margin } = scale;
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const frameElement = frame.current;
    const gate = gates.find(({ index }) => index === activeGate);
    if (!frameElement || !gate) return;
    // The drawing scrolls only to a gate that is wholly out of sight: what is under the pointer stays there.
    const from = margin + gate.column * scale.column - frameElement.scrollLeft;
    if (from + gate.span * scale.column < margin || from > frameElement.clientWidth - margin)
      frameElement.scrollLeft += from - frameElement.clientWidth / 2;
  }, [activeGate, gates, margin, scale.column]);

  const width = 2 * margin + Math.max(1, columns) * scale.column;
  const bottom = starts.length * scale.row;
  const height = bottom + (comparedDepth === undefined ? 0 : RULER_HEIGHT);
  const wireY = (row: number) => (row + 0.5) * scale.row;
  const right = width - margin;
  const gap = margin / 6;
  const nameOf = (qubit: number) => (qubit >= 0 ? `q${qubit}` : "·");
  const rows = starts.map((start, row) => ({ row, start: nameOf(start), end: nameOf(ends[row]) }));
  return (
    <figure className="min-w-0">
      <figcaption
        className={cx(
          "flex flex-wrap justify-between gap-x-6 text-label",
          isMain ? "text-accent" : "text-muted",
        )}
      >
        <span>{title}</span>
        <span>{compilerWords.counts(counts.depth, counts.twoQubit)}</span>
      </figcaption>
      <section
        ref={frame}
        className="circuit-scroll mt-2 overflow-x-auto"
        style={lengths(scale)}
        data-scale={scale.name}
        data-compiled={isMain || undefined}
        aria-label={title}
        // Reached by keyboard, because it scrolls.
        tabIndex={0}
      >
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={compilerWords.counts(counts.depth, counts.twoQubit)}
          onPointerOver={onActivate && point}
          onPointerDown={onActivate && point}
          data-moving={gates.length <= MAX_MOVING_GATES || undefined}
        >
          {rows.map(({ row, start, end }) => (
            <g key={row} className="circuit-wire">
              <path d={`M${margin} ${wireY(row)}H${right}`} />
              <text x={margin - gap} y={wireY(row) + 4} textAnchor="end">
                {start}
              </text>
              <text x={right + gap} y={wireY(row) + 4}>
                {end}
              </text>
            </g>
          ))}
          {gates.map((gate) => (
            <GateShape
              key={gate.id}
              gate={gate}
              scale={scale}
              isActive={activeGate === gate.index}
            />
          ))}
          {comparedDepth !== undefined && (
            <Ruler scale={scale} top={bottom + 14} steps={steps} comparedDepth={comparedDepth} />
          )}
        </svg>
      </section>
      {more > 0 && <p className="instrument-note mt-2">{compilerWords.columnsNotDrawn(more)}</p>}
      <GateTable diagram={diagram} />
    </figure>
  );
});

/** The lengths by which the style sheet draws the lines behind the columns. */
function lengths({ column, margin }: DiagramScale): CSSProperties {
  return { "--circuit-column": `${column}px`, "--circuit-margin": `${margin}px` } as CSSProperties;
}

/** The table is made when it is opened, because a long circuit has many rows. */
function GateTable({ diagram }: { diagram: CircuitDiagram }) {
  const [isOpen, setOpen] = useState(false);
  const { caption, columns } = compilerWords.circuitTable;
  return (
    <Fold
      title={runWords.asTable}
      kind="quiet"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && (
        <ResultTable
          caption={caption}
          columns={columns}
          rows={Array.from({ length: diagram.columns }, (_, column) => {
            const starting = diagram.gates.filter((gate) => gate.column === column);
            return {
              key: `${column}`,
              cells: [column + 1, starting.map(({ text }) => text).join("; ")],
            };
          })}
        />
      )}
    </Fold>
  );
}
