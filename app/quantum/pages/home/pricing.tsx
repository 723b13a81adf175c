import type { ReactNode } from "react";
import { priceParts, priceText } from "#app/content/prices.ts";
import type { quantumHome } from "#app/content/quantum/home.ts";
import { type OfferName, offers } from "#app/content/quantum/offers.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { lineLinkStyle, TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const BOARD_PAGE = "/papers/pqc-board.pdf";

export function HomePricing({ title, intro, plans, addOns, alone }: typeof quantumHome.pricing) {
  return (
    <Section id="pricing-section" title={title} intro={intro} padding="medium" ground="paper">
      <ul className="lg:grid lg:grid-cols-3 lg:grid-rows-[repeat(8,auto)] lg:gap-x-8">
        {plans.map((plan, k) => (
          <li key={plan.name} className="contents">
            <Plan {...plan} isFirst={k === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-8 border-t border-ink pt-4 lg:grid lg:grid-cols-12 lg:gap-x-8">
        <h3 className="text-item lg:col-span-3">{addOns.title}</h3>
        <NoBreak as="p" className="lg:col-span-9" text={addOns.items.join(", ")} />
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-6 border-t border-line pt-4 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <h3 className="text-item">{alone.title}</h3>
          <p className="mt-1 text-small text-muted">
            <TextLink to={alone.terms.to} className={touchTarget}>
              {alone.terms.label}
            </TextLink>
          </p>
        </div>
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:col-span-9">
          <Offer name="blueprint">
            <a href={BOARD_PAGE} className={lineLinkStyle}>
              {alone.board}
            </a>
          </Offer>
          <Offer name="pilot" />
        </div>
      </div>
    </Section>
  );
}

type PlanProps = (typeof quantumHome.pricing.plans)[number] & {
  /** The plan that most begin with has the filled button. */
  isFirst: boolean;
};

function Plan({ name, price, time, features, cta, isFirst }: PlanProps) {
  const [from, amount] = priceParts(price);
  return (
    <article className="grid border-t border-line pt-3 pb-4 lg:row-span-8 lg:grid-rows-subgrid lg:border-0 lg:p-0 print:break-inside-avoid">
      <h3 className="text-item">{name}</h3>
      <p className="mt-1 text-[1.75rem]/none font-medium lg:mt-1 lg:text-[2.375rem]/(--heading-leading) lg:tracking-(--heading-tracking)">
        {from && <span className="text-body text-muted lg:text-lead">{from}</span>}
        {amount}
      </p>
      <ul className="plan-features lg:row-span-4 lg:mt-4 lg:grid lg:grid-rows-subgrid">
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
      <p className="mt-2 text-small text-muted">{time}</p>
    </article>
  );
}

function Offer({ name, children }: { name: OfferName; children?: ReactNode }) {
  const { title, duration, items, link } = offers[name];
  return (
    <article className="flex flex-col items-start">
      <h4 className="text-item">{title}</h4>
      <p className="text-small text-muted">
        {duration}. {priceText(siteConfig.offerPrices[name])}
      </p>
      <NoBreak
        as="p"
        className="mt-2 mb-4 text-caption"
        text={items.map(({ text }) => text).join(" ")}
      />
      <p className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={link.to} kind="outlined">
          {link.label}
        </ButtonLink>
        {children}
      </p>
    </article>
  );
}
