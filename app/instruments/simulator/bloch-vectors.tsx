import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { signed } from "#app/figures/format.ts";
import type { BlochVector } from "./calls.ts";

const words = simulatorWords.vectors;
const radius = 20;

/** Every qubit alone: an arrow in its Bloch sphere, seen from the side. */
export function BlochVectors({ vectors }: { vectors: readonly BlochVector[] }) {
  return (
    <figure className="vectors">
      <figcaption className="instrument-label">{words.title}</figcaption>
      <ul>
        {vectors
          .map((vector, qubit) => ({ vector, qubit }))
          .map(({ vector, qubit }) => (
            <Vector key={qubit} qubit={qubit} vector={vector} />
          ))}
      </ul>
      <p className="instrument-note">{words.note}</p>
    </figure>
  );
}

function Vector({ qubit, vector }: { qubit: number; vector: BlochVector }) {
  const [x, y, z] = vector;
  const length = Math.hypot(x, y, z);
  const [toX, toY] = [x * radius, -z * radius];
  return (
    <li title={`x ${signed(x, 2)}, y ${signed(y, 2)}, z ${signed(z, 2)}`}>
      <svg aria-hidden="true" viewBox="-24 -24 48 48">
        <circle r={radius} />
        <path d={`M-${radius} 0H${radius}M0 -${radius}V${radius}`} data-part="axes" />
        {length > 0.02 && <path d={`M0 0L${toX} ${toY}`} data-part="arrow" />}
        <circle cx={toX} cy={toY} r="3" data-part="end" />
      </svg>
      <span>q{qubit}</span>
      <span>
        <span className="sr-only">{words.length}</span> {length.toFixed(2)}
      </span>
    </li>
  );
}
