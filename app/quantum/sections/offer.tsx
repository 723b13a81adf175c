import { type OfferName, offerPrice, offers, offerTerms } from "#app/content/quantum/offers.ts";
import type { TitledText } from "#app/content/types.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { siteConfig } from "#site.config";

export interface OfferRowProps {
  name: OfferName;
  /** Its level in the outline of the page. */
  heading?: "h3" | "h4";
}

export function OfferRow({ name, heading: Heading = "h4" }: OfferRowProps) {
  const { title, duration, items, link } = offers[name];
  return (
    <article className="grid gap-x-8 gap-y-4 border-b border-line py-7 md:grid-cols-3">
      <div>
        <Heading className="text-item font-medium">{title}</Heading>
        <p className="mt-1 text-muted">{siteConfig.offerPrices[name] ?? offerPrice}</p>
        <p className="text-muted">{duration}</p>
      </div>
      <div className="md:col-span-2 md:row-span-2">
        <Fold kind="quiet" when="phone" title={offerTerms}>
          <Terms items={items} />
        </Fold>
      </div>
      <p>
        <ButtonLink to={link.to} kind="outlined">
          {link.label}
        </ButtonLink>
      </p>
    </article>
  );
}

export function Terms({ items }: { items: readonly TitledText[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 text-body text-ink md:col-span-2 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-label text-quiet">{title}</dt>
          <NoBreak as="dd" className="mt-1" text={text} />
        </div>
      ))}
    </dl>
  );
}
