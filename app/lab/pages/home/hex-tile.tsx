import { type ReactNode, useEffect, useRef, useState } from "react";
import type { HeroTile } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import type { Miniature as Drawing } from "./draw-services.ts";
import miniatures from "./miniatures.data.ts";

/** Places on the lattice in rows and columns of the grid; nothing overlaps the last row. */
const rows = { "-1": "[--row:1]", 0: "[--row:2]", 1: "[--row:3] [--overlap:0]" };
const columns = {
  "-2": "[--column:1]",
  "-1": "[--column:2]",
  1: "[--column:4]",
  2: "[--column:5]",
};

/** A link in the shape of a hexagon, with its tooltip; the list's style sets it on the lattice. */
export function HexTile({ id, title, description, color, position, link }: HeroTile) {
  const miniature = miniatures[id];
  const tooltipId = `${id}-tooltip`;
  return (
    <li className={cx(rows[position.y], columns[position.x])}>
      <Link
        to={link}
        aria-describedby={tooltipId}
        className={cx("hex hex-tile", accentText[color])}
      >
        <HexShape />
        {miniature && <Miniature {...miniature} />}
        <span className="px-1 text-center min-[22.5rem]:px-2 text-label leading-tight font-medium text-balance md:px-4 md:text-small md:leading-tight">
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

/** A service's figure in small: it runs once while its tile is pointed at. */
function Miniature({ lines, running, shapes }: Drawing) {
  return (
    <svg viewBox="0 0 100 76" aria-hidden="true" className="miniature">
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

/**
 * More about the element before it, which names it in `aria-describedby`: shown while their parent is hovered or
 * that element has focus. Style alone shows and places it; the script adds the Escape key.
 */
function Tooltip({ id, children }: { id: string; children: ReactNode }) {
  const tooltip = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const host = tooltip.current?.parentElement;
    if (!host) return;
    const controller = new AbortController();
    const { signal } = controller;
    const renew = () => setDismissed(false);
    host.addEventListener("pointerenter", renew, { signal });
    host.addEventListener("focusin", renew, { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && host.matches(":hover, :focus-within")) setDismissed(true);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  return (
    <div
      ref={tooltip}
      id={id}
      role="tooltip"
      data-dismissed={isDismissed || undefined}
      className="tooltip"
    >
      {children}
    </div>
  );
}
