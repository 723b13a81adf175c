import { useId } from "react";
import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { useMinute } from "#app/ui/use-minute.ts";

/** The cities of the map with their clocks. */
export function ContactOffices({ title }: typeof contactPage.offices) {
  const headingId = useId();
  return (
    <section id="offices" aria-labelledby={headingId} className="hero-note max-w-none">
      <h2 id={headingId} className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
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

interface LocalTimeProps {
  /** An IANA name. */
  timeZone: string;
}

/** The weekday and time in a zone: an empty space of the same size until a script can tell it. */
function LocalTime({ timeZone }: LocalTimeProps) {
  const now = useMinute();
  return (
    <span className="inline-block min-h-[1.5em] sm:min-w-[9ch] tabular sm:text-item noscript:hidden print:hidden empty:before:content-['_']">
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
