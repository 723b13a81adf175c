import type { PricingPlan, quantumHome } from "#app/content/quantum/home.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Three plans side by side, to be forwarded to procurement as they stand. */
export function HomePricing({ title, intro, plans, addOns, notes }: typeof quantumHome.pricing) {
  return (
    <Section id="pricing-section" title={title} intro={intro}>
      <ul className="grid lg:grid-cols-3 lg:divide-x lg:divide-line lg:border-y lg:border-line">
        {plans.map((plan, index) => (
          <li key={plan.name} className="max-lg:border-t max-lg:border-line">
            <Plan plan={plan} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-8 gap-y-3 max-lg:border-t max-lg:border-line max-lg:pt-8 lg:grid-cols-12">
        <h3 className="text-heading lg:col-span-2">{addOns.title}</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 lg:col-span-10">
          {addOns.items.map((item) => (
            <li key={item} className="border-l border-quiet pl-3 text-muted">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-5 border-t border-line pt-8 lg:grid-cols-12">
        <h3 className="text-heading lg:col-span-2">{notes.title}</h3>
        <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3 lg:col-span-10">
          {notes.items.map(({ title: name, text }) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="mt-1 text-small text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="lg:col-span-10 lg:col-start-3">
          <TextLink to={notes.terms.to}>{notes.terms.label}</TextLink>
        </p>
      </div>
    </Section>
  );
}

function Plan({ plan, first }: { plan: PricingPlan; first: boolean }) {
  return (
    <article className={cx("flex h-full flex-col py-8 lg:px-8 lg:py-10", first && "lg:pl-0")}>
      <h3 className="font-mono text-label text-accent">{plan.name}</h3>
      <p className="mt-3 text-title">{plan.price}</p>
      <ul className="mt-8 mb-10">
        {plan.features.map((feature) => (
          <li key={feature} className="border-t border-line py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-auto">
        <ButtonLink to={plan.cta.to} variant={first ? "primary" : "secondary"}>
          {plan.cta.label}
        </ButtonLink>
      </p>
    </article>
  );
}
