import { type OfferName, offerPrice, offers } from "#app/content/quantum/offers.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { siteConfig } from "#site.config";

export interface OfferRowProps {
  name: OfferName;
  /** Its level in the outline of the page. */
  heading?: "h3" | "h4";
}

/** What can be ordered alone: weeks, what is received, what drives the price, and the way to write. */
export function OfferRow({ name, heading: Heading = "h4" }: OfferRowProps) {
  const { title, items, link } = offers[name];
  return (
    <article className="grid gap-x-8 gap-y-6 border-t border-line py-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading className="text-item">{title}</Heading>
        <p className="mt-1 text-muted">{siteConfig.offerPrices[name] ?? offerPrice}</p>
        <p className="mt-4">
          {/* The letter is shown by `:target`, which only the browser's own navigation sets. */}
          <ButtonLink to={link.to} reloadDocument kind="outlined">
            {link.label}
          </ButtonLink>
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3 lg:col-span-8">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="text-small text-quiet">{item.title}</dt>
            <dd className="mt-1">{item.text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
