import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { accentBorder } from "./accent.ts";

/** The limits first, then the one next step. */
export function ServiceClosing({ limits, closing, accent }: Service) {
  const limitsId = useId();
  const closingId = useId();
  const { getStarted } = serviceTemplate;
  return (
    <Container className="grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
      <section
        aria-labelledby={limitsId}
        className="border-line lg:col-span-6 lg:border-t-2 lg:pt-6"
      >
        <h2 id={limitsId} className="text-title">
          {serviceTemplate.limits.title}
        </h2>
        <p className="mt-4 max-w-[42rem] text-muted">{limits}</p>
      </section>
      <section
        aria-labelledby={closingId}
        className={cx("border-t-2 pt-6 lg:col-span-5 lg:col-start-8", accentBorder[accent])}
      >
        <h2 id={closingId} className="text-title">
          {closing.title}
        </h2>
        <p className="mt-4 max-w-[38rem] text-lead text-muted">{closing.text}</p>
        <p className="mt-8">
          <ButtonLink to={getStarted.to}>{getStarted.label}</ButtonLink>
        </p>
      </section>
    </Container>
  );
}
