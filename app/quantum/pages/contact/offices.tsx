import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { Section } from "#app/ui/section.tsx";
import { LocalTime } from "./local-time.tsx";

/** Three cities with their clocks. */
export function ContactOffices({ title }: typeof contactPage.offices) {
  return (
    <Section id="offices" title={title} padding="small">
      <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {offices.map(({ city, country, zoneName, utcOffset, timeZone }) => (
          <li
            key={city}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-quiet pt-3"
          >
            <h3 className="text-item">{city}</h3>
            <LocalTime timeZone={timeZone} />
            <p className="col-span-2 text-small text-muted">
              {country}, {zoneName},{" "}
              <span className="min-[20rem]:whitespace-nowrap">{utcOffset}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
