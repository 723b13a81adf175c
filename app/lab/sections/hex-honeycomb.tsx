import type { HeroTile } from "#app/content/lab/home.ts";
import { HexShape, HexTile } from "./hex-tile.tsx";

export interface HexHoneycombProps {
  label: string;
  initial: string;
  tiles: readonly HeroTile[];
}

/** Six tiles around the lab's initial; on small screens two columns that begin with it. */
export function HexHoneycomb({ label, initial, tiles }: HexHoneycombProps) {
  return (
    <div className="honeycomb w-full lg:col-span-6 lg:justify-self-end">
      <div aria-hidden="true" className="hex fill-ink">
        <HexShape>
          <text
            x="50"
            y="87"
            fontSize="84"
            textAnchor="middle"
            className="fill-ground font-display"
          >
            {initial}
          </text>
        </HexShape>
      </div>
      <ul aria-label={label}>
        {tiles.map((tile) => (
          <HexTile key={tile.id} {...tile} />
        ))}
      </ul>
    </div>
  );
}
