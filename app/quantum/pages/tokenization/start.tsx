import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Section } from "#app/ui/section.tsx";

/** The way of a bank, before any token: what it can order alone, and what it can read. */
export function TokenizationStart({ title, intro, links }: typeof tokenizationPage.start) {
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <OfferRow name="blueprint" heading="h3" />
      <TextLinks links={links} className="mt-4 flex flex-wrap gap-x-8" />
    </Section>
  );
}
