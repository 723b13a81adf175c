import { type ReactNode, useEffect, useState } from "react";
import type { HeroTile } from "#app/content/lab/home.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import type { Miniature as Drawing } from "./draw-services.ts";
import miniatures from "./miniatures.computed.ts";

/** The rows of the lattice; no row follows the last, so that nothing overlaps it. */
const rows = { "-1": "[--row:1]", 0: "[--row:2]", 1: "[--row:3] [--overlap:0]" };
const columns = {
  "-2": "[--column:1]",
  "-1": "[--column:2]",
  1: "[--column:4]",
  2: "[--column:5]",
};

/** A link in the shape of a hexagon. Style alone shows its tooltip in the middle; the script adds the Escape key. */
export function HexTile({ id, title, description, color, position, link }: HeroTile) {
  const miniature = miniatures[id];
  const tooltipId = `${id}-tooltip`;
  const [isDismissed, setDismissed] = useState(false);
  const renew = () => setDismissed(false);

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  return (
    <li
      className={cx(rows[position.y], columns[position.x])}
      onPointerEnter={renew}
      onFocus={renew}
    >
      <Link
        to={link}
        carries="opening"
        aria-describedby={tooltipId}
        data-accent={color}
        className="hex hex-tile text-accent"
      >
        <HexShape />
        {miniature && <Miniature {...miniature} />}
        <span className="px-0.5 text-center text-label leading-tight font-medium text-balance md:px-4 md:text-small md:leading-tight">
          {title}
        </span>
      </Link>
      <div
        id={tooltipId}
        role="tooltip"
        data-dismissed={isDismissed || undefined}
        className="tooltip"
      >
        <p className="tooltip-title">{title}</p>
        <p>{description}</p>
      </div>
    </li>
  );
}

/** A service's figure in small: it runs once while its tile is pointed at. */
function Miniature({ lines, running, shapes }: Drawing) {
  return (
    <svg viewBox="0 0 100 76" aria-hidden="true" className="carried miniature">
      <path d={lines} />
      {running && <path d={running} className="mini-runs" strokeWidth="2.5" />}
      <path d={shapes} className="mini-runs mini-shapes" />
    </svg>
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
