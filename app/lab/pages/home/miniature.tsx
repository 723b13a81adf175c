import type { ServiceSlug } from "#app/content/services/types.ts";
import type { Miniature as Drawing } from "./miniatures.data.ts";
import miniatures from "./miniatures.data.ts?data";

export type Drawn = ServiceSlug | "quantum";

/** A service may be without one. */
const drawings: Partial<Record<Drawn, Drawing>> = miniatures;

export interface MiniatureProps {
  service: Drawn;
  /** Whether it grows into the figure of the page that opens; one on a page may. */
  travels?: boolean;
}

/** A service's figure in small: it runs once while its tile is pointed at, and may travel into the page that opens. */
export function Miniature({ service, travels = false }: MiniatureProps) {
  const drawing = drawings[service];
  if (!drawing) return null;
  const { lines, running, shapes } = drawing;
  return (
    <svg
      viewBox="0 0 80 56"
      aria-hidden="true"
      data-figure={travels ? `service-${service}` : undefined}
      className="miniature"
    >
      <path d={lines} />
      {running && <path d={running} className="mini-runs" strokeWidth="2" />}
      <path d={shapes} className="mini-runs mini-shapes" />
    </svg>
  );
}
