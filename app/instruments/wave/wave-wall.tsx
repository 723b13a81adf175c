import { slits } from "#app/models/wave/double-slit.ts";

const WALL_BREADTH = 84;
const HEXAGON_PITCH = 1.5;
const innerEdge = slits.apart / 2 - slits.width / 2;
const outerEdge = slits.apart / 2 + slits.width / 2;

/** Hexagons from one place to another, in length units from the axis. */
function hexagons(from: number, to: number): string {
  const count = Math.round((to - from) / HEXAGON_PITCH);
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = WALL_BREADTH / 2 + from + (i + 0.5) * pitch;
    return `M${x.toFixed(2)} .2l.64.4v.8l-.64.4-.64-.4v-.8z`;
  }).join("");
}

const wall =
  hexagons(-WALL_BREADTH / 2, -outerEdge) +
  hexagons(-innerEdge, innerEdge) +
  hexagons(outerEdge, WALL_BREADTH / 2);
const plug = hexagons(innerEdge, outerEdge);

/** The wall across the wave: two gaps, one of which can be filled. */
export function WaveWall({ isClosed }: { isClosed: boolean }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WALL_BREADTH} 2`} className="wave-across wave-wall">
      <path d={wall} className="fill-quiet" />
      {isClosed && <path d={plug} className="fill-accent" />}
    </svg>
  );
}
