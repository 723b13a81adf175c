import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { Section } from "#app/ui/section.tsx";
import { LocalTime } from "./local-time.tsx";

/** Three cities with their clocks. */
export function ContactOffices({ title, intro }: typeof contactPage.offices) {
  return (
    <Section title={title} intro={intro}>
      <ul className="border-t border-line">
        {offices.map((office) => (
          <li
            key={office.city}
            className="grid gap-x-8 gap-y-1 border-line not-last:border-b py-6 sm:grid-cols-2 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="text-title lg:col-span-5">{office.city}</h3>
            <p className="font-mono text-label text-quiet sm:text-right lg:col-span-2 lg:text-left">
              {office.country}
              <br />
              {degrees(office.latitude, "N", "S")} {degrees(office.longitude, "E", "W")}
            </p>
            <p className="text-muted max-sm:mt-3 lg:col-span-3">
              {office.zoneName}
              <br />
              <span className="font-mono text-label text-quiet">{office.utcOffset}</span>
            </p>
            <p className="sm:text-right lg:col-span-2">
              <LocalTime timeZone={office.timeZone} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function degrees(value: number, positive: string, negative: string) {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}
