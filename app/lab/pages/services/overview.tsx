import { type ReactNode, useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { accentGround } from "./accent.ts";

export interface ServiceOverviewProps extends Pick<Service, "overview" | "accent"> {
  /** The argument, below the statement. */
  children: ReactNode;
}

/** The sentence to remember, on the service's color across the window, and what follows from it. */
export function ServiceOverview({ overview, accent, children }: ServiceOverviewProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={accentGround[accent]}>
        <Container className="statement-space">
          <h2 id={headingId} className="font-text text-small font-medium">
            {serviceTemplate.overview.label}
          </h2>
          <p className="mt-6 max-w-[14em] font-display text-statement text-balance">
            <NoBreak text={overview.statement} />
          </p>
          <p className="mt-10 max-w-[30rem] text-lead lg:ml-[50%]">{overview.consequence}</p>
        </Container>
      </div>
      <Container className="block-space">{children}</Container>
    </section>
  );
}
