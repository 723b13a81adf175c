import type { quantumHome } from "#app/content/quantum/home.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function HomePricing({
  title,
  intro,
  plans,
  addOns,
  alone,
  notes,
}: typeof quantumHome.pricing) {
  return (
    <Section id="pricing-section" title={title} intro={intro} padding="medium" ground="paper">
      <ul className="lg:grid lg:grid-cols-3 lg:grid-rows-[repeat(7,auto)] lg:gap-x-8">
        {plans.map((plan, k) => (
          <li key={plan.name} className="contents">
            <Plan {...plan} isFirst={k === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-8 border-t border-ink pt-4 lg:grid lg:grid-cols-3 lg:gap-x-8">
        <h3 className="text-item">{addOns.title}</h3>
        <NoBreak as="p" className="lg:col-span-2" text={addOns.items.join(", ")} />
      </div>
      <h3 className="mt-10 border-b border-ink pb-4 text-subheading lg:mt-16">{alone}</h3>
      <OfferRow name="blueprint" />
      <OfferRow name="pilot" />
      <Fold title={notes.title} heading="h3">
        <dl className="grid gap-x-8 gap-y-4 md:col-span-full md:grid-cols-2">
          {notes.items.map(({ title: name, text }) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <NoBreak as="dd" className="mt-1 text-muted" text={text} />
            </div>
          ))}
        </dl>
      </Fold>
      <p className="mt-6">
        <TextLink to={notes.terms.to}>{notes.terms.label}</TextLink>
      </p>
    </Section>
  );
}

type PlanProps = (typeof quantumHome.pricing.plans)[number] & {
  /** The plan that most begin with has the filled button. */
  isFirst: boolean;
};

function Plan({ name, price, features, cta, isFirst }: PlanProps) {
  const [, from, amount] = /^(from )?(.*)$/.exec(price) ?? [];
  return (
    <article className="grid border-t border-line pt-3 pb-4 lg:row-span-7 lg:grid-rows-subgrid lg:border-0 lg:p-0 print:break-inside-avoid">
      <h3 className="text-item">{name}</h3>
      <p className="mt-1 text-[1.75rem]/none font-medium lg:mt-2 lg:text-[length:min(2.95vw,2.65rem)]/(--heading-leading) lg:tracking-(--heading-tracking)">
        {from && <span className="text-body text-muted lg:text-lead">{from}</span>}
        {amount}
      </p>
      <ul className="mt-1.5 leading-[1.45] lg:row-span-4 lg:mt-4 lg:grid lg:grid-rows-subgrid">
        {features.map((feature) => (
          <NoBreak
            as="li"
            key={feature}
            className="lg:border-t lg:border-line lg:py-3"
            text={feature}
          />
        ))}
      </ul>
      <p className="pt-4">
        <ButtonLink to={cta.to} kind={isFirst ? "filled" : "outlined"}>
          {cta.label}
        </ButtonLink>
      </p>
    </article>
  );
}
