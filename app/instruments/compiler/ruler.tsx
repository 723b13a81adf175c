import type { DiagramScale } from "./circuit-scale.ts";

export interface RulerProps {
  scale: DiagramScale;
  top: number;
  /** The column in which each step of the depth begins, and the end of the last. */
  steps: readonly number[];
  /** The depth of the circuit that is compared. */
  comparedDepth: number;
}

/** How deep a circuit is, and how much of that the other one takes. */
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
      <path className="circuit-ruled" d={`M${x(0)} 0H${x(end)}m0 -6v12`} />
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
