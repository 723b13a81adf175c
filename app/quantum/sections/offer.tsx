import { type OfferName, offerPrice, offers } from "#app/content/quantum/offers.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { siteConfig } from "#site.config";

export interface OfferRowProps {
  name: OfferName;
  /** Its level in the outline of the page. */
  heading?: "h3" | "h4";
}

/** How the three answers share eight columns. */
const spans = ["lg:col-span-2", "lg:col-span-3", "lg:col-span-3"] as const;

/** What can be ordered alone: weeks, what is received, what drives the price, and the way to write, last on a phone. */
export function OfferRow({ name, heading: Heading = "h4" }: OfferRowProps) {
  const { title, items, link } = offers[name];
  return (
    <article className="grid gap-x-8 gap-y-4 border-b border-line py-7 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading className="text-item font-medium">{title}</Heading>
        <p className="mt-1 text-muted">{siteConfig.offerPrices[name] ?? offerPrice}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 lg:col-span-8 lg:row-span-2 lg:grid-cols-8">
        {items.map((item, index) => (
          <div key={item.title} className={spans[index]}>
            <dt className="font-mono text-label text-quiet">{item.title}</dt>
            <dd className="mt-1">{item.text}</dd>
          </div>
        ))}
      </dl>
      <p className="lg:col-span-4">
        <ButtonLink to={link.to} kind="outlined">
          {link.label}
        </ButtonLink>
      </p>
    </article>
  );
}
