import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import type { Ground } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { TechnologyList } from "./technologies.tsx";

const { title } = serviceTemplate.limits;

type LimitsProps = Pick<Service, "limits">;

/** When to hire somebody else, as the right page of a spread. */
export function LimitsAside({ limits }: LimitsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="spread-right">
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      <div className="mt-6 max-w-note space-y-4 text-muted">
        {limits.map((limit) => (
          <p key={limit}>{limit}</p>
        ))}
      </div>
    </section>
  );
}

/** When to hire somebody else, each case in large type. */
export function LimitsLarge({ limits, ground }: LimitsProps & { ground?: Ground }) {
  return (
    <Section title={title} padding="medium" ground={ground}>
      <ul className="limits-large font-display text-item">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Section>
  );
}

/** The tools and, beside them, when to hire somebody else. */
export function ToolsAndLimits({
  technologies,
  limits,
}: LimitsProps & Pick<Service, "technologies">) {
  const headingId = useId();
  return (
    <Container className="tools-and-limits py-medium">
      <TechnologyList technologies={technologies} />
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        <div className="mt-6 space-y-4 text-muted">
          {limits.map((limit) => (
            <p key={limit}>{limit}</p>
          ))}
        </div>
      </section>
    </Container>
  );
}
