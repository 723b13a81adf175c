import type { ReactNode } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export interface ServiceOpeningProps {
  service: Service;
  ground?: Ground;
  /** The page's figure. */
  children?: ReactNode;
}

/** The way home, the headline, the lead and the page's figure. */
export function ServiceOpening({ service, ground = "page", children }: ServiceOpeningProps) {
  const { name, phrase, lead } = service;
  return (
    <div {...onGround(ground)}>
      <Container className="pt-4 pb-small lg:pt-7">
        <BackHome />
        <div className="opening">
          <h1 className="opening-title text-title">
            {name}, <span className="italic-display block">{phrase}</span>
          </h1>
          <p className="opening-lead text-lead text-muted">
            <NoBreak text={lead} />
          </p>
          {children}
        </div>
      </Container>
    </div>
  );
}

const { home } = serviceTemplate;

function BackHome() {
  return (
    <p>
      <TextLink to={home.to} className="inline-block py-1 text-small pointer-coarse:py-3">
        <span aria-hidden="true">← </span>
        {home.label}
      </TextLink>
    </p>
  );
}
