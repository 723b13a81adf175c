import { signed } from "#app/figures/format.ts";
import type { BlochVector } from "./calls.ts";
import { simulatorWords } from "./words.ts";

const words = simulatorWords.vectors;
const SPHERE_RADIUS = 20;

/** Every qubit alone: an arrow in its Bloch sphere, seen from the side. */
export function BlochVectors({ vectors }: { vectors: readonly BlochVector[] }) {
  return (
    <figure>
      <figcaption className="instrument-label">{words.title}</figcaption>
      <ul className="vectors mt-3 mb-3 grid gap-x-2 gap-y-4">
        {[...vectors.entries()].map(([qubit, vector]) => (
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
  const [toX, toY] = [x * SPHERE_RADIUS, -z * SPHERE_RADIUS];
  return (
    <li className="flex flex-wrap gap-x-2 text-label text-muted">
      <svg aria-hidden="true" viewBox="-24 -24 48 48" className="fill-none">
        <circle r={SPHERE_RADIUS} />
        <path
          d={`M-${SPHERE_RADIUS} 0H${SPHERE_RADIUS}M0 -${SPHERE_RADIUS}V${SPHERE_RADIUS}`}
          className="stroke-line"
        />
        {length > 0.02 && (
          <path d={`M0 0L${toX} ${toY}`} className="stroke-accent" strokeWidth="2" />
        )}
        <circle cx={toX} cy={toY} r="3" className="fill-accent" strokeWidth="0" />
      </svg>
      <span>q{qubit}</span>
      <span>
        <span className="sr-only">{words.length}</span> {length.toFixed(2)}
      </span>
      <span className="sr-only">{words.components(signed(x, 2), signed(y, 2), signed(z, 2))}</span>
    </li>
  );
}
