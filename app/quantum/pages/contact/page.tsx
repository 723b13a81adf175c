import { useId, useRef } from "react";
import { offices } from "#app/content/offices.ts";
import { contactPage } from "#app/content/quantum/contact.ts";
import { cx } from "#app/lib/cx.ts";
import { firstEmailLink } from "#app/quantum/sections/first-email.ts";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { useMinute } from "#app/ui/use-minute.ts";
import { siteConfig } from "#site.config";
import { ContactMessage } from "./message.tsx";
import nightMap from "./night-map.computed.ts";

export const meta = metaOf(contactPage.meta);

export default function Contact() {
  return (
    <>
      <PageHero {...contactPage.hero} layout="below">
        <ContactEmail {...contactPage.email} />
      </PageHero>
      <ContactMessage {...contactPage.message} />
      <NightMap />
      <ContactOffices {...contactPage.offices} />
      <ContactSteps {...contactPage.steps} />
      <ContactTerms {...contactPage.terms} />
    </>
  );
}

function NightMap() {
  return (
    <figure aria-label={nightMap.title} className="night-map">
      <FigurePicture figure={nightMap} wideFrom="lg" />
      <figcaption className="sr-only">{nightMap.finding}</figcaption>
    </figure>
  );
}

function ContactSteps({ title, items }: typeof contactPage.steps) {
  return (
    <Section title={title} padding="medium">
      <ol className="grid lg:grid-cols-4 lg:gap-x-8">
        {items.map((item) => (
          <li
            key={item.title}
            className="relative pb-6 pl-8 before:absolute before:top-4 before:left-1.75 before:h-full before:border-l-2 before:border-quiet last:pb-0 last:before:hidden lg:pt-10 lg:pb-0 lg:pl-0 lg:before:top-0 lg:before:left-0 lg:before:h-auto lg:before:w-[calc(100%+2rem)] lg:before:border-t-2 lg:before:border-l-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 left-0 size-4 rounded-full bg-accent lg:-top-1.75"
            />
            <h3 className="text-subheading text-wrap lg:max-xl:min-h-[2.3em]">{item.title}</h3>
            <p className="mt-1 max-w-lead text-muted lg:mt-3">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Price and ownership, which a phone has open from the start. */
const OPEN_TERMS = 2;

function ContactTerms({ title, intro, items, links }: typeof contactPage.terms) {
  return (
    <Section id="terms" title={title} intro={intro} padding="medium" ground="paper">
      <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3">
        {items.map((term, k) => (
          <li key={term.title} className="border-quiet md:border-t md:pt-4">
            <h3 className="text-item font-medium max-md:not-print:hidden">{term.title}</h3>
            <Fold title={term.title} heading="h3" when="phone" isOpen={k < OPEN_TERMS}>
              <NoBreak as="p" className="max-w-prose text-muted md:mt-2" text={term.text} />
            </Fold>
          </li>
        ))}
      </ul>
      <TextLinks links={links} className="mt-8 flex flex-wrap gap-x-8" />
    </Section>
  );
}

function ContactEmail({ title, copy }: typeof contactPage.email) {
  return (
    <section aria-labelledby="email-title" className="mt-6">
      <h2 id="email-title" className="sr-only">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <a
          id="email-address"
          href={firstEmailLink(contactPage.message)}
          className={cx(buttonStyle.filled, "min-h-12 wrap-anywhere")}
        >
          {siteConfig.email}
        </a>
        <CopyButton
          value={() => siteConfig.email}
          sourceId="email-address"
          labels={{ ...copy, refused: copy.selected }}
          className={cx(buttonStyle.outlined, "min-h-12 min-w-40 print:hidden noscript:hidden")}
        />
      </p>
    </section>
  );
}

function ContactOffices({ title }: typeof contactPage.offices) {
  const headingId = useId();
  const place = useRef(null);
  const now = useMinute(place);
  return (
    <section ref={place} id="offices" aria-labelledby={headingId} className="pb-small">
      <Container>
        <h2 id={headingId} className="sr-only">
          {title}
        </h2>
        <ul className="grid gap-x-8 gap-y-2 lg:grid-cols-3">
          {offices.map(({ city, country, zoneName, utcOffset, timeZone }) => (
            <li
              key={city}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line pt-2 lg:pt-3"
            >
              <h3 className="text-item">{city}</h3>
              <LocalTime now={now} timeZone={timeZone} />
              <p className="col-span-2 text-small text-muted">
                {country}, {zoneName},{" "}
                <span className="min-[20rem]:whitespace-nowrap">{utcOffset}</span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** The weekday and time in a zone: an empty space of the same size until a script can tell it. */
function LocalTime({ now, timeZone }: { now?: number; timeZone: string }) {
  return (
    <span className="inline-block min-h-[1.5em] text-end sm:min-w-[9ch] tabular sm:text-item noscript:hidden print:hidden empty:before:content-['\00a0']">
      {now !== undefined && (
        <time dateTime={new Date(now).toISOString()}>{formatTime(now, timeZone)}</time>
      )}
    </span>
  );
}

function formatTime(time: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return parts.format(time).replace(",", "");
}
