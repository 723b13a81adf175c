import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Capability, Service } from "#app/content/services/types.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";

const { title: label, verified: verifiedLabel } = serviceTemplate.capabilities;

/** A numbered sheet of large lines: what can go wrong; each opens to what is done about it and the check that would catch us. */
export function ServiceCapabilities({
  capabilities,
  accent,
}: Pick<Service, "capabilities" | "accent">) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cx("capability-sheet-space", accentText[accent])}
    >
      <Container className="block-space">
        <h2 id={headingId} className="font-text text-small font-medium">
          {label}
        </h2>
        <p className="mt-3 max-w-[20em] font-display text-heading text-balance text-ink">
          {capabilities.title}
        </p>
        <ol className="capability-sheet">
          {capabilities.items.map((capability, index) => (
            <li key={capability.title}>
              <CapabilityLine {...capability} number={index + 1} />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

interface CapabilityLineProps extends Capability {
  number: number;
}

function CapabilityLine({ title, name, method, verified, number }: CapabilityLineProps) {
  return (
    <details suppressHydrationWarning open={number === 1} className="capability">
      <summary>
        <span className="tabular">{number}</span>
        <h3 className="font-display text-subheading font-normal">
          <NoBreak text={title} />
        </h3>
        <span className="capability-name">{name}</span>
        <span aria-hidden="true" className="open-sign capability-sign" />
      </summary>
      <div className="capability-texts">
        <p>{method}</p>
        <div className="capability-check">
          <p className="text-small text-quiet">{verifiedLabel}</p>
          <p className="text-muted">{verified}</p>
        </div>
      </div>
    </details>
  );
}
