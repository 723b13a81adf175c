import type { ReactNode } from "react";
import type { HeroTile, TileIcon } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";

const icons: Record<TileIcon, string> = {
  screens: "M4 9h27v21H4zM12 38h11M17.5 30v8M35 17h9v21h-9zM38.5 33.5h2",
  network:
    "M12.5 15.5l8.5 6M12.5 32.5l8.5-6M35.5 15.5l-8.5 6M35.5 32.5l-8.5-6M24 13v7M6 13.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M6 34.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M35 13.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M35 34.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M20 24a4 4 0 1 0 8 0 4 4 0 1 0-8 0M20.5 9.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0",
  layers: "M24 7l18 9-18 9-18-9zM6 24l18 9 18-9M6 32l18 9 18-9",
  chain: "M11.5 16l7 4v8l-7 4-7-4v-8zM36.5 16l7 4v8l-7 4-7-4v-8zM18.5 24h11",
  chip: "M14 14h20v20H14zM20 20h8v8h-8zM19 14V7M29 14V7M19 41v-7M29 41v-7M14 19H7M14 29H7M41 19h-7M41 29h-7",
  signal: "M21 36a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15.5 27.5a12 12 0 0 1 17 0M9 20.5a21 21 0 0 1 30 0",
};

/** A link in the shape of a hexagon, with its tooltip; the list's style sets it on the lattice. */
export function HexTile({ id, icon, title, description, color, position, link }: HeroTile) {
  const tooltipId = `${id}-tooltip`;
  return (
    <li data-x={position.x} data-y={position.y}>
      <Link
        to={link}
        aria-describedby={tooltipId}
        className={cx("hex hex-tile", accentText[color])}
      >
        <HexShape />
        <svg
          viewBox="0 0 48 48"
          fill="none"
          strokeWidth="2"
          aria-hidden="true"
          className="hex-icon w-9 sm:w-11"
        >
          <path d={icons[icon]} />
        </svg>
        <span className="mt-2 px-3 text-center text-small leading-tight font-medium sm:text-body sm:leading-tight">
          {title}
        </span>
      </Link>
      <Tooltip id={tooltipId} side={position.y < 0 ? "above" : "below"}>
        <p className="font-medium">{title}</p>
        <p className="text-small text-muted">{description}</p>
      </Tooltip>
    </li>
  );
}

/** A hexagon a little smaller than its cell, a corner at the top. */
export function HexShape({ children }: { children?: ReactNode }) {
  return (
    <svg viewBox="0 0 100 115.47" aria-hidden="true">
      <polygon
        points="50,2.31 98,30.02 98,85.45 50,113.16 2,85.45 2,30.02"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}
