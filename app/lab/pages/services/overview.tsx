import { type ReactNode, useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Title } from "#app/ui/section.tsx";

export interface ServiceOverviewProps extends Pick<Service, "overview" | "accent"> {
  /** A figure beside the argument; without one the argument has three columns. */
  figure?: ReactNode;
}

/** The sentence to remember, on the service's color across the window, and the argument for it. */
export function ServiceOverview({ overview, accent, figure }: ServiceOverviewProps) {
  const { statement, emphasis, consequence, paragraphs } = overview;
  const headingId = useId();
  const argument = paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-prose first:text-ink">
      {paragraph}
    </p>
  ));
  return (
    <section aria-labelledby={headingId}>
      <div {...onGround(accent)}>
        <Container className="grid gap-x-8 gap-y-5 py-small lg:grid-cols-12 lg:items-end">
          <h2 id={headingId} className="font-text text-label font-medium lg:col-span-12">
            {serviceTemplate.overview.label}
          </h2>
          <p className="font-display text-heading text-balance lg:col-span-8">
            <Title title={statement} emphasis={emphasis} />
          </p>
          <p className="max-w-note lg:col-span-4">{consequence}</p>
        </Container>
      </div>
      <div {...onGround("raised")}>
        <Container className="grid gap-x-8 gap-y-12 py-small lg:grid-cols-12">
          {figure ? (
            <>
              <div className="lg:col-span-6">{figure}</div>
              <div className="space-y-5 text-muted lg:col-span-5 lg:col-start-8">{argument}</div>
            </>
          ) : (
            <div className="gap-x-8 space-y-5 text-muted lg:col-span-12 lg:columns-3">
              {argument}
            </div>
          )}
        </Container>
      </div>
    </section>
  );
}
