import type { ServiceSlug } from "#app/content/services/types.ts";
import { miniatures } from "#app/figures/generated/miniatures.ts";

/** A service's figure in small: it runs once while its tile is pointed at, and travels into the page that opens. */
export function Miniature({ service }: { service: ServiceSlug }) {
  const { lines, running, shapes } = miniatures[service];
  return (
    <svg
      viewBox="0 0 80 56"
      aria-hidden="true"
      data-figure={`service-${service}`}
      className="miniature"
    >
      <path d={lines} />
      {running && <path d={running} className="mini-runs" strokeWidth="2" />}
      <path d={shapes} className="mini-runs mini-shapes" />
    </svg>
  );
}
