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
    <div className="honeycomb mt-14 w-full md:col-span-7 md:mt-10 md:justify-self-end lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center">
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
