import type { PricingPlan, quantumHome } from "#app/content/quantum/home.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { SupportWeeks } from "./support-weeks.tsx";
import { weeksOf } from "./weeks.ts";

/** Three plans seen together, to be forwarded to procurement as they stand, and what can be ordered without one. */
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
    <Section id="pricing-section" title={title} intro={intro} padding="medium" ground="paper">
      <ul className="plans">
        {plans.map((plan) => (
          <li key={plan.name} className="contents">
            <Plan {...plan} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h3 className="text-item">{addOns.title}</h3>
        <ul className="flex flex-wrap gap-2">
          {addOns.items.map((item) => (
            <li key={item} className="rounded-button border border-quiet px-4 py-1.5">
              {item}
            </li>
          ))}
        </ul>
        <p className="ml-auto font-mono text-label text-quiet max-lg:hidden">{scale}</p>
      </div>
      <h3 className="mt-16 border-b border-ink pb-4 text-subheading">{alone}</h3>
      <OfferRow name="blueprint" />
      <OfferRow name="pilot" />
      <h3 className="mt-16 text-subheading">{notes.title}</h3>
      <dl className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {notes.items.map(({ title: name, text }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-1 text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <TextLink to={notes.terms.to}>{notes.terms.label}</TextLink>
      </p>
    </Section>
  );
}

function Plan({ name: fullName, price, features, cta }: PricingPlan) {
  const [name, also] = fullName.split(/(?= \()/);
  const [, from, amount] = /^(from )?(.*)$/.exec(price) ?? [];
  return (
    <article className="plan">
      <h3 className="text-item">
        {name}
        <span className="plan-also">{also}</span>
      </h3>
      <p className="plan-price">
        {from && <span className="text-body text-muted lg:text-lead">{from}</span>}
        {amount}
      </p>
      <ul className="plan-features">
        {features.map((feature) => (
          <li key={feature}>
            {feature}
            <SupportWeeks weeks={weeksOf(feature)} />
          </li>
        ))}
      </ul>
      <p className="plan-action">
        {/* The letter is shown by `:target`, which only the browser's own navigation sets. */}
        <ButtonLink
          to={cta.to}
          reloadDocument
          kind="outlined"
          className="max-lg:border-0 max-lg:bg-transparent max-lg:px-0 max-lg:text-ink max-lg:underline max-lg:decoration-quiet max-lg:underline-offset-4"
        >
          {cta.label}
        </ButtonLink>
      </p>
    </article>
  );
}
