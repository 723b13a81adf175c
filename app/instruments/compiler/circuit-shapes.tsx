import { memo, useSyncExternalStore } from "react";
import { phaseHex } from "#app/drawing/phase-color.ts";
import type { DiagramGate } from "./circuit-diagram.ts";

/** The sizes of a drawn circuit are in pixels. */
const wide = {
  name: "wide",
  column: 30,
  row: 32,
  /** Left and right of the wires, for their names. */
  margin: 34,
  /** Half of a gate's box. */
  box: 11,
  /** Radius of a controlled NOT's ring, and of a control. */
  ring: 8,
  dot: 3.2,
  /** The letters of a name that fit a box; the table has them all. */
  letters: 3,
};
export type DiagramScale = typeof wide;

/** The circuit that the instrument opens with is nearly in sight as a whole on a phone. */
const narrow: DiagramScale = {
  name: "narrow",
  column: 13,
  row: 30,
  margin: 18,
  box: 6.2,
  ring: 5,
  dot: 2.2,
  letters: 1,
};
/** The most columns that fit a phone at full size. */
const MAX_PHONE_COLUMNS = 8;

const smallScreen = "(width < 40rem)";

function subscribe(onChange: () => void) {
  const media = matchMedia(smallScreen);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** One scale for circuits that are compared, by the columns of the longer and the number of wires. */
export function useScale(columns: number, wires: number): DiagramScale {
  const isSmall = useSyncExternalStore(subscribe, () => matchMedia(smallScreen).matches);
  const scale = isSmall && columns > MAX_PHONE_COLUMNS ? narrow : wide;
  // Names of two digits need room for one more.
  return wires > 10 ? { ...scale, margin: scale.margin + 8 } : scale;
}

export interface GateShapeProps {
  gate: DiagramGate;
  scale: DiagramScale;
  isActive?: boolean;
}

/** A gate in its column; a gate that a pass kept moves there from where it was. */
export const GateShape = memo(function GateShape({ gate, scale, isActive }: GateShapeProps) {
  const { column, row: height, margin } = scale;
  const rows = [...gate.controls, ...gate.targets];
  const top = Math.min(...rows);
  const reach = (Math.max(...rows) - top) * height;
  const y = (row: number) => (row - top) * height;
  // One path per gate where possible: hundreds of gates make a large DOM.
  const pen = gate.targets.map((row) => penOf(gate, y(row), scale)).join("");
  const strokes = (reach > 0 ? `M0 0V${reach}` : "") + pen;
  const dots = gate.symbol === "dot" ? rows : gate.controls;
  const at = `translate(${margin + (gate.column + gate.span / 2) * column} ${(top + 0.5) * height})`;
  if (gate.symbol === "barrier") {
    return (
      <g transform={at} className="circuit-gate">
        <path className="circuit-barrier" d={`M0 ${-height / 2}V${reach + height / 2}`} />
      </g>
    );
  }
  return (
    <g transform={at} className="circuit-gate" data-gate={gate.index}>
      {/* The target of taps; colored while its gate is pointed at. */}
      <rect
        className="circuit-hit"
        data-active={isActive || undefined}
        x={(-gate.span / 2) * column}
        y={-height / 2}
        width={gate.span * column}
        height={reach + height}
      />
      {gate.symbol === "cross" && (
        <rect
          className="circuit-swap"
          x={(-gate.span / 2) * column + 1}
          y={-height / 3}
          width={gate.span * column - 2}
          height={reach + (2 * height) / 3}
        />
      )}
      {strokes && (
        <path className={gate.symbol === "plus" ? "fill-ground" : undefined} d={strokes} />
      )}
      {dots.map((row) => (
        <circle key={row} className="fill-ink" strokeWidth="0" cy={y(row)} r={scale.dot} />
      ))}
      {gate.targets.map((row) => (
        <Target key={row} gate={gate} y={y(row)} scale={scale} />
      ))}
    </g>
  );
});

/** Draws with the pen alone: the crosses of a SWAP, the ring of a controlled NOT. */
function penOf({ symbol }: DiagramGate, y: number, { ring: r }: DiagramScale): string {
  if (symbol === "cross") return `M-5 ${y - 5}l10 10m0 -10l-10 10`;
  if (symbol !== "plus") return "";
  const half = `a${r} ${r} 0 1 0`;
  return `M${-r} ${y}${half} ${2 * r} 0${half} ${-2 * r} 0zM${-r} ${y}H${r}M0 ${y - r}V${y + r}`;
}

/** A gate with a name: on a disc in the color of its phase, or in a box. */
function Target({ gate, y, scale: { box, letters } }: GateShapeProps & { y: number }) {
  const isDisc = gate.symbol === "disc";
  if (!isDisc && gate.symbol !== "box") return null;
  return (
    <>
      {isDisc ? (
        <circle strokeWidth="0" cy={y} r={box} fill={phaseHex(gate.phase ?? 0)} />
      ) : (
        <rect className="fill-ground" x={-box} y={y - box} width={2 * box} height={2 * box} />
      )}
      <text className={isDisc ? "circuit-on-disc" : undefined} y={y + 4} textAnchor="middle">
        {gate.label.slice(0, letters)}
      </text>
    </>
  );
}

interface RulerProps {
  scale: DiagramScale;
  top: number;
  steps: readonly number[];
  comparedDepth: number;
}

/** The ruler shows how deep a circuit is, and how much of that the other one takes. */
export function Ruler({ scale, top, steps, comparedDepth }: RulerProps) {
  const x = (step: number) => scale.margin + steps[step] * scale.column;
  const depth = steps.length - 1;
  const end = Math.min(comparedDepth, depth);
  // No number stands on another.
  const room = 24;
  const isFree = (step: number) => [end, depth].every((one) => Math.abs(x(one) - x(step)) > room);
  const isNumbered = (step: number) =>
    step === end || step === depth || (step % 5 === 0 && isFree(step));
  const ticks = steps.map((_, step) => step);
  return (
    <g className="circuit-ruler" transform={`translate(0 ${top})`}>
      <path d={`M${x(0)} 0H${x(depth)}${ticks.map((step) => `M${x(step)} -3v6`).join("")}`} />
      <path className="stroke-accent" strokeWidth="2" d={`M${x(0)} 0H${x(end)}m0 -6v12`} />
      {ticks.filter(isNumbered).map((step) => (
        <text
          key={step}
          x={x(step)}
          y="20"
          textAnchor="middle"
          data-end={step === end || undefined}
        >
          {step}
        </text>
      ))}
    </g>
  );
}
