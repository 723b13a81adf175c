import type { ServiceSlug } from "#app/content/services/cards.ts";
import type { Miniature as Drawing } from "./miniatures.data.ts";
import miniatures from "./miniatures.data.ts";

/** A service may be without one. */
const drawings: Partial<Record<ServiceSlug, Drawing>> = miniatures;

/** A service's figure in small: it runs once while its tile is pointed at. */
export function Miniature({ service }: { service: ServiceSlug }) {
  const drawing = drawings[service];
  if (!drawing) return null;
  const { lines, running, shapes } = drawing;
  return (
    <svg viewBox="0 0 100 76" aria-hidden="true" className="miniature">
      <path d={lines} />
      {running && <path d={running} className="mini-runs" strokeWidth="2.5" />}
      <path d={shapes} className="mini-runs mini-shapes" />
    </svg>
  );
}
