import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { siteConfig } from "#site.config";
import { accentBand, accentBorder } from "./accent.ts";

const { limits: limitsLabel, getStarted, email } = serviceTemplate;

export interface ServiceClosingProps extends Pick<Service, "limits" | "closing" | "accent"> {
  /** The next step on the service's color, across the window. */
  isBand?: boolean;
  rule?: boolean;
}

/** The limits first, then the one next step. */
export function ServiceClosing({ isBand = false, rule = true, ...service }: ServiceClosingProps) {
  const { accent } = service;
  if (isBand) {
    return (
      <>
        <Container>
          <div className={cx("block-space", rule && "border-t border-line")}>
            <Limits {...service} className="gap-x-8 lg:grid lg:grid-cols-2" />
          </div>
        </Container>
        <div className={accentBand[accent]}>
          <Container className="py-16 lg:py-24">
            <NextStep {...service} titleClassName="max-w-[12em] text-title" />
          </Container>
        </div>
      </>
    );
  }
  return (
    <Container>
      <div
        className={cx(
          "grid gap-x-8 gap-y-16 block-space lg:grid-cols-12",
          rule && "border-t border-line",
        )}
      >
        <Limits {...service} className="lg:col-span-6" />
        <div className={cx("border-l-3 pl-6 lg:col-span-5 lg:col-start-8", accentBorder[accent])}>
          <NextStep {...service} titleClassName="text-heading" />
        </div>
      </div>
    </Container>
  );
}

function Limits({ limits, className }: Pick<Service, "limits"> & { className: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId} className="text-heading">
        {limitsLabel.title}
      </h2>
      <p className="mt-4 max-w-[42rem] text-muted lg:text-lead">{limits}</p>
    </section>
  );
}

interface NextStepProps extends Pick<Service, "closing"> {
  titleClassName: string;
}

function NextStep({ closing, titleClassName }: NextStepProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={titleClassName}>
        {closing.title}
      </h2>
      <p className="mt-4 max-w-[38rem] text-lead text-muted">
        <Unbroken text={closing.text} />
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
        <ButtonLink to={getStarted.to}>{getStarted.label}</ButtonLink>
        <span className="text-muted">
          {email}{" "}
          <a href={`mailto:${siteConfig.email}`} className={textLinkStyle}>
            {siteConfig.email}
          </a>
        </span>
      </p>
    </section>
  );
}
