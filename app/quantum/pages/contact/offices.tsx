import { useId } from "react";
import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { LocalTime } from "./local-time.tsx";

/** The cities of the map with their clocks. */
export function ContactOffices({ title }: typeof contactPage.offices) {
  const headingId = useId();
  return (
    <section id="offices" aria-labelledby={headingId} className="hero-note max-w-none">
      <h2 id={headingId} className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-3">
        {offices.map(({ city, country, zoneName, utcOffset, timeZone }) => (
          <li
            key={city}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line pt-3"
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
    </section>
  );
}
