import { slits } from "#app/models/wave/double-slit.ts";

const BREADTH = 84;
const PITCH = 1.5;
const inner = slits.apart / 2 - slits.width / 2;
const outer = slits.apart / 2 + slits.width / 2;

/** Hexagons from one place to another, in length units from the axis. */
function hexagons(from: number, to: number): string {
  const count = Math.round((to - from) / PITCH);
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = BREADTH / 2 + from + (i + 0.5) * pitch;
    return `M${x.toFixed(2)} .2l.64.4v.8l-.64.4-.64-.4v-.8z`;
  }).join("");
}

const wall =
  hexagons(-BREADTH / 2, -outer) + hexagons(-inner, inner) + hexagons(outer, BREADTH / 2);
const plug = hexagons(inner, outer);

/** The wall across the wave: two gaps, one of which can be filled. */
export function WaveWall({ isClosed }: { isClosed: boolean }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${BREADTH} 2`} className="wave-across wave-wall">
      <path d={wall} className="fill-quiet" />
      {isClosed && <path d={plug} className="fill-accent" />}
    </svg>
  );
}
