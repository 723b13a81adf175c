import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";

type TechnologiesProps = Pick<Service, "technologies">;

/** The tools in one generous line. */
export function ServiceTechnologies({ technologies }: TechnologiesProps) {
  return (
    <Container className="pb-medium">
      <TechnologyList technologies={technologies} />
    </Container>
  );
}

export function TechnologyList({ technologies }: TechnologiesProps) {
  const headingId = useId();
  const last = technologies.length - 1;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-text text-label font-medium text-accent">
        {serviceTemplate.technologies.title}
      </h2>
      <ul className="mt-3 max-w-[64rem] text-lead text-muted">
        {technologies.map((technology, index) => (
          <li key={technology} className="inline">
            <span className="sm:whitespace-nowrap">
              {technology}
              {index < last && ","}
            </span>{" "}
          </li>
        ))}
      </ul>
    </section>
  );
}
