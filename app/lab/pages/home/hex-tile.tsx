import type { ReactNode } from "react";
import type { HeroTile } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { Miniature } from "./miniature.tsx";

/** A link in the shape of a hexagon, with its tooltip; the list's style sets it on the lattice. */
export function HexTile({ id, title, description, color, position, link }: HeroTile) {
  const tooltipId = `${id}-tooltip`;
  return (
    <li data-x={position.x} data-y={position.y}>
      <Link
        to={link}
        aria-describedby={tooltipId}
        className={cx("hex hex-tile", accentText[color])}
      >
        <HexShape />
        <Miniature service={id} />
        <span className="px-4 text-center text-label leading-tight font-medium text-balance sm:px-4 lg:text-small lg:leading-tight">
          {title}
        </span>
      </Link>
      <Tooltip id={tooltipId}>
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
