import type { PricingPlan, quantumHome } from "#app/content/quantum/home.ts";
import { cx } from "#app/lib/cx.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { weeksOf } from "./weeks.ts";

/** Three plans side by side, to be forwarded to procurement as they stand. */
export function HomePricing({
  title,
  intro,
  plans,
  scale,
  addOns,
  alone,
  notes,
}: typeof quantumHome.pricing) {
  return (
    <Section id="pricing-section" title={title} intro={intro} ground="paper">
      <SwipeRow name="plans" className="plans">
        {plans.map((plan, index) => (
          <li key={plan.name} className="contents">
            <Plan plan={plan} first={index === 0} />
          </li>
        ))}
      </SwipeRow>
      <p className="mt-6 font-mono text-label text-quiet">{scale}</p>
      <div className="mt-12 grid gap-x-8 gap-y-3 lg:grid-cols-12">
        <h3 className="text-subheading lg:col-span-2">{addOns.title}</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 lg:col-span-10">
          {addOns.items.map((item) => (
            <li key={item} className="border-l border-quiet pl-3 text-muted">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <h3 className="mt-16 mb-4 text-subheading">{alone}</h3>
      <OfferRow name="blueprint" />
      <OfferRow name="pilot" />
      <div className="mt-10 grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <h3 className="text-subheading lg:col-span-2">{notes.title}</h3>
        <Fold title={notes.open} when="phone" className="lg:col-span-10">
          <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
            {notes.items.map(({ title: name, text }) => (
              <div key={name}>
                <dt className="font-medium">{name}</dt>
                <dd className="mt-1 text-small text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
        <p className="lg:col-span-10 lg:col-start-3">
          <TextLink to={notes.terms.to}>{notes.terms.label}</TextLink>
        </p>
      </div>
    </Section>
  );
}

function Plan({ plan, first }: { plan: PricingPlan; first: boolean }) {
  const [from, amount] = plan.price.startsWith("from ")
    ? ["from ", plan.price.slice(5)]
    : ["", plan.price];
  return (
    <article className={cx("plan", first && "lg:pl-0")}>
      <h3 className="font-mono text-label text-accent">{plan.name}</h3>
      <p className="text-heading lg:text-[min(2.9vw,2.6rem)]">
        {from && <span className="text-lead text-muted">{from}</span>}
        {amount}
      </p>
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature} className="border-t border-line py-3">
            {feature}
            <SupportWeeks weeks={weeksOf(feature)} />
          </li>
        ))}
      </ul>
      <p className="pt-6">
        <ButtonLink to={plan.cta.to} reloadDocument kind={first ? "filled" : "outlined"}>
          {plan.cta.label}
        </ButtonLink>
      </p>
    </article>
  );
}

const QUARTER = 13;

const cellsPath = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, k) => `M${(from + k) * 20 + 0.5} .5h17v7h-17z`).join("");

/** Support to scale: one cell is one week, in the frame of a quarter. */
function SupportWeeks({ weeks }: { weeks: number | undefined }) {
  if (weeks === undefined) return null;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${QUARTER * 20} 8`} className="mt-2.5 w-full">
      <path d={cellsPath(0, weeks)} className="fill-accent stroke-accent" />
      <path d={cellsPath(weeks, QUARTER)} className="fill-none stroke-line" />
    </svg>
  );
}
