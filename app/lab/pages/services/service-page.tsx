import { useId } from "react";
import {
  serviceSlugs as order,
  type ServiceSlug,
  serviceCards,
} from "#app/content/services/cards.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { openingGround } from "#app/lab/opening-ground.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/styles/grounds.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ServiceCapabilities } from "./capabilities.tsx";
import { ChoiceFigure, type ChoiceFigureProps } from "./choice-figure.tsx";
import { ServiceClosing } from "./closing.tsx";
import { engagementId, Facts, ServiceEngagement } from "./engagement.tsx";
import { ServiceOverview } from "./overview.tsx";

export interface ServicePageProps {
  service: Service;
  /** It stands in the opening. */
  figure?: ChoiceFigureProps;
}

/** The parts of a service's page. */
export function ServicePage({ service, figure }: ServicePageProps) {
  return (
    <div data-accent={serviceCards[service.slug].color}>
      <ServiceOpening service={service} figure={figure} />
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceEngagement {...service} />
      <ServiceHandover {...service} />
      <ServiceClosing {...service} />
      <ServiceNeighbors {...service} />
    </div>
  );
}

const { handover: words, limits: elsewhere } = serviceTemplate;

/** A phone shows this many things that are handed over; the others stand in a fold. */
const OPEN_ITEMS = 2;

function ServiceHandover({ handover, limits }: Pick<Service, "handover" | "limits">) {
  const [handoverId, limitsId] = [useId(), useId()];
  const items = Object.entries(handover);
  return (
    <Container className="grid gap-x-8 gap-y-12 py-small lg:grid-cols-12 lg:[--heading-size:min(3.3vw,3rem)]">
      <section aria-labelledby={handoverId} className="lg:col-span-8">
        <h2 id={handoverId} className="text-heading">
          {words.title}
        </h2>
        <div className="mt-4">
          <Facts facts={items.slice(0, OPEN_ITEMS)} nameWidth="half" />
        </div>
        <Fold title={words.more} when="phone" className="md:border-t md:border-line">
          <Facts facts={items.slice(OPEN_ITEMS)} nameWidth="half" />
        </Fold>
      </section>
      <section
        aria-labelledby={limitsId}
        className="lg:col-span-4 lg:border-l lg:border-line lg:pl-8"
      >
        <h2 id={limitsId} className="text-heading">
          {elsewhere.title}
        </h2>
        <ul className="mt-4 divide-y divide-line">
          {limits.map((limit) => (
            <li key={limit} className="py-3">
              {limit}
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

const { label, previous: previousLabel, next: nextLabel } = serviceTemplate.neighbors;

/** The services before and after this one, to be turned like pages; the last is followed by the first. */
function ServiceNeighbors({ slug }: { slug: ServiceSlug }) {
  const index = order.indexOf(slug);
  const [previous, next] = [order.at(index - 1) ?? slug, order[(index + 1) % order.length]];
  return (
    <nav aria-label={label} className="print:hidden">
      <Container>
        <ul className="grid md:grid-cols-2 md:divide-x md:divide-line">
          <li className="max-md:border-b max-md:border-line md:pr-8">
            <NeighborLink label={previousLabel} slug={previous} />
          </li>
          <li className="md:pl-8 md:text-right">
            <NeighborLink label={nextLabel} slug={next} />
          </li>
        </ul>
      </Container>
    </nav>
  );
}

function NeighborLink({ label: direction, slug }: { label: string; slug: ServiceSlug }) {
  return (
    <Link to={`/features/${slug}`} className="group block py-6 md:py-8">
      <span className="block text-small text-quiet">{direction}</span>{" "}
      <span className="font-display text-subheading underline decoration-line decoration-1 underline-offset-4 transition-colors duration-150 group-hover:decoration-current">
        {serviceCards[slug].title}
      </span>
    </Link>
  );
}

const { home, getStarted, takes } = serviceTemplate;

/** The headline, across from it the way home and the lead with the next step, and the page's figure. */
function ServiceOpening({ service, figure }: ServicePageProps) {
  const { phrase, lead, slug } = service;
  return (
    <div {...onGround(openingGround(slug))}>
      <Container className="gap-x-8 pt-2 pb-small lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-10 lg:pb-10">
        <nav
          aria-label={home.nav}
          className="text-small lg:col-span-4 lg:col-start-9 lg:row-start-1"
        >
          <TextLink to={home.to} className="inline-block py-1 touch:py-3">
            <span aria-hidden="true">← </span>
            {home.label}
          </TextLink>
        </nav>
        <h1 className="opening-title text-title lg:col-span-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {serviceCards[slug].title}, <span className="italic-display block">{phrase}</span>
        </h1>
        <div className="mt-5 lg:col-span-4 lg:mt-3">
          <NoBreak
            as="p"
            className="max-w-prose text-lead text-pretty text-muted lg:[--lead-size:1.25rem]"
            text={lead}
          />
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={getStarted.to}>{getStarted.label}</ButtonLink>
            <TextLink to={`/features/${slug}#${engagementId}`}>{takes.title}</TextLink>
          </p>
        </div>
        {figure && <ChoiceFigure {...figure} />}
      </Container>
    </div>
  );
}
