import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { accentBorder } from "./accent.ts";

export interface ServiceTechnologiesProps extends Pick<Service, "technologies" | "accent"> {
  className?: string;
}

export function ServiceTechnologies({ technologies, accent, className }: ServiceTechnologiesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="font-text text-subheading font-medium">
        {serviceTemplate.technologies.title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {technologies.map((technology) => (
          <li
            key={technology}
            className={cx("rounded-button border px-3 py-1 text-small", accentBorder[accent])}
          >
            {technology}
          </li>
        ))}
      </ul>
    </section>
  );
}
