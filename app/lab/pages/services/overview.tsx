import type { ReactNode } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

export interface ServiceOverviewProps extends Pick<Service, "overview" | "accent"> {
  /** The argument, below the statement. */
  children: ReactNode;
}

/** The sentence to remember, on the service's color across the window, and what follows from it. */
export function ServiceOverview({ overview, accent, children }: ServiceOverviewProps) {
  return (
    <>
      <Section
        title={serviceTemplate.overview.label}
        look="label"
        layout="column"
        padding="medium"
        ground={accent}
      >
        <div className="-mt-7 grid gap-x-8 gap-y-6 lg:-mt-11 lg:grid-cols-12 lg:items-end">
          <p className="font-display text-heading text-balance lg:col-span-8">
            <NoBreak text={overview.statement} />
          </p>
          <p className="max-w-note lg:col-span-4">{overview.consequence}</p>
        </div>
      </Section>
      <Container className="py-medium">{children}</Container>
    </>
  );
}
