import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { accentBorder } from "./accent.ts";

export interface ServiceClosingProps extends Pick<Service, "limits" | "closing" | "accent"> {
  rule?: boolean;
}

/** The limits first, then the one next step. */
export function ServiceClosing({ limits, closing, accent, rule = true }: ServiceClosingProps) {
  const limitsId = useId();
  const closingId = useId();
  const { getStarted, email } = serviceTemplate;
  return (
    <Container>
      <div
        className={cx(
          "grid gap-x-8 gap-y-16 block-space lg:grid-cols-12",
          rule && "border-t border-line",
        )}
      >
        <section aria-labelledby={limitsId} className="lg:col-span-6">
          <h2 id={limitsId} className="text-title">
            {serviceTemplate.limits.title}
          </h2>
          <p className="mt-4 max-w-[42rem] text-muted">{limits}</p>
        </section>
        <section
          aria-labelledby={closingId}
          className={cx("border-l-3 pl-6 lg:col-span-5 lg:col-start-8", accentBorder[accent])}
        >
          <h2 id={closingId} className="text-title">
            {closing.title}
          </h2>
          <p className="mt-4 max-w-[38rem] text-lead text-muted">{closing.text}</p>
          <p className="mt-8">
            <ButtonLink to={getStarted.to}>{getStarted.label}</ButtonLink>
          </p>
          <p className="mt-4 text-muted">
            {email}{" "}
            <a href={`mailto:${siteConfig.email}`} className={textLinkStyle}>
              {siteConfig.email}
            </a>
          </p>
        </section>
      </div>
    </Container>
  );
}
