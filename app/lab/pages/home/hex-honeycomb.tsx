import type { HeroTile } from "#app/content/lab/home.ts";
import { HexShape, HexTile } from "./hex-tile.tsx";

export interface HexHoneycombProps {
  label: string;
  initial: string;
  tiles: readonly HeroTile[];
}

/** Six tiles around the lab's initial, which gives way to that of the tile pointed at. */
export function HexHoneycomb({ label, initial, tiles }: HexHoneycombProps) {
  return (
    <div className="honeycomb mt-6 w-full max-w-prose justify-self-center sm:mt-10 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center">
      <div aria-hidden="true" className="hex fill-ink [--column:3] [--row:2]">
        <HexShape>
          {[{ id: "lab", initial }, ...tiles].map((letter) => (
            <text
              key={letter.id}
              x="50"
              y="87"
              fontSize="84"
              textAnchor="middle"
              className="fill-ground font-display"
            >
              {letter.initial}
            </text>
          ))}
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
