import { serviceTemplate } from "#app/content/services/template.ts";
import type { Capability, Service } from "#app/content/services/types.ts";
import { accentText } from "#app/lab/accents.ts";
import { LabSection } from "#app/lab/lab-section.tsx";
import { cx } from "#app/lib/cx.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { accentBorder } from "./accent.ts";

const { title, more, columns } = serviceTemplate.capabilities;

/** How the entries stand on wide screens; the style sheet has the grids. */
export type CapabilityLayout = "rows" | "pairs" | "thirds" | "quarters";

export interface ServiceCapabilitiesProps extends Pick<Service, "capabilities" | "accent"> {
  layout: CapabilityLayout;
  rule?: boolean;
}

/** What is built, how, and the check that would catch us; on small screens each entry folds. */
export function ServiceCapabilities(props: ServiceCapabilitiesProps) {
  const { capabilities, accent, layout, rule } = props;
  return (
    <LabSection title={title} rule={rule}>
      <ol className={cx("entries open-end", `entries-${layout}`)}>
        {capabilities.map((capability, index) => (
          <li key={capability.title} className="entry">
            <h3 className="entry-title">
              <span aria-hidden="true" className={accentText[accent]}>
                {index + 1}
              </span>
              <Unbroken text={capability.title} />
            </h3>
            <Fold {...capability} border={accentBorder[accent]} />
          </li>
        ))}
      </ol>
    </LabSection>
  );
}

function Fold({ method, verified, border }: Capability & { border: string }) {
  return (
    <details suppressHydrationWarning className="fold">
      <summary className="w-fit cursor-pointer py-2 text-small text-quiet underline underline-offset-4 pointer-coarse:py-3">
        {more}
      </summary>
      <div className="entry-texts">
        <p>{method}</p>
        <p className={cx("border-l-2 pl-4 text-muted", border)}>
          <span className="block text-small text-quiet">{columns.verified}</span> {verified}
        </p>
      </div>
    </details>
  );
}
