import type { ReactNode } from "react";
import { serviceCards } from "#app/content/services/cards.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { openingGround } from "#app/lab/accents.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { engagementId } from "./engagement.tsx";

export interface ServiceOpeningProps {
  service: Service;
  /** The page's figure. */
  children?: ReactNode;
}

const { home, getStarted, takes } = serviceTemplate;

/** The way home, the headline, the lead with the next step, and the page's figure. */
export function ServiceOpening({ service, children }: ServiceOpeningProps) {
  const { phrase, lead, slug } = service;
  return (
    <div {...onGround(openingGround(slug))}>
      <Container className="gap-x-8 pt-4 pb-small lg:grid lg:grid-cols-12 lg:pb-10">
        <p className="h-8 lg:col-span-12 text-small touch:h-12">
          <TextLink to={home.to} className="inline-block py-1 touch:py-3">
            <span aria-hidden="true">← </span>
            {home.label}
          </TextLink>
        </p>
        <h1 className="opening-title text-title lg:col-span-8">
          {serviceCards[slug].title}, <span className="italic-display block">{phrase}</span>
        </h1>
        <div className="mt-5 lg:col-span-4">
          <p className="max-w-prose text-lead text-pretty text-muted lg:text-body">
            <NoBreak text={lead} />
          </p>
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={getStarted.to}>{getStarted.label}</ButtonLink>
            <TextLink to={`/features/${slug}#${engagementId}`}>{takes.title}</TextLink>
          </p>
        </div>
        {children}
      </Container>
    </div>
  );
}
