import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { accentBorder } from "./accent.ts";

/** The argument: one sentence to remember, the paragraphs that earn it, the tools it takes. */
export function ServiceOverview({ overview, technologies, accent }: Service) {
  const headingId = useId();
  const technologiesId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Container>
        <div className="grid gap-x-8 gap-y-8 border-t border-ink py-section lg:grid-cols-12">
          <h2 id={headingId} className="text-title lg:col-span-5">
            {overview.title}
          </h2>
          <div className="max-w-[42rem] space-y-5 text-muted lg:col-span-6 lg:col-start-7">
            {overview.paragraphs.map((paragraph) => (
              <p key={paragraph} className="first:text-lead first:text-ink">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="grid gap-x-8 gap-y-4 lg:col-span-12 lg:mt-10 lg:grid-cols-12">
            <h3 id={technologiesId} className="text-heading lg:col-span-3">
              {serviceTemplate.technologies.title}
            </h3>
            <ul aria-labelledby={technologiesId} className="flex flex-wrap gap-2 lg:col-span-9">
              {technologies.map((technology) => (
                <li
                  key={technology}
                  className={cx("rounded-button border px-3 py-1 text-small", accentBorder[accent])}
                >
                  {technology}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  );
}
