import { useId } from "react";
import type { labHome } from "#app/content/lab/home.ts";
import { type Office, offices } from "#app/content/offices.ts";
import { Container } from "#app/ui/container.tsx";
import { HomeMap } from "./map.tsx";

/** The offices beside their map, then what the lab is beside its numbers. */
export function HomeAbout({ title, paragraphs, stats }: typeof labHome.about) {
  const headingId = useId();
  const [first, second] = paragraphs;
  return (
    <section id="about" aria-labelledby={headingId}>
      <Container className="grid gap-x-8 gap-y-12 pt-12 pb-section lg:grid-cols-12 lg:gap-y-24">
        <div className="lg:col-span-4 xl:col-span-3">
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <ul className="mt-8 gap-x-8 sm:grid sm:grid-cols-3 lg:grid-cols-1">
            {offices.map((office) => (
              <li key={office.city} className="border-t border-line py-3">
                <p className="font-medium">
                  {office.city}, {office.country}
                </p>
                <p className="text-small text-quiet tabular">{coordinates(office)}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-8 xl:col-span-9 xl:pl-8">
          <HomeMap />
        </div>
        <div className="lg:col-span-6">
          <p className="max-w-[42rem] text-lead">{first}</p>
          <p className="mt-5 max-w-[42rem] text-muted">{second}</p>
        </div>
        <dl className="lg:col-span-5 lg:col-start-8">
          {stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse items-baseline justify-between gap-6 border-b border-line py-2 first:border-t"
            >
              <dt className="text-right text-muted">{label}</dt>
              <dd className="font-display text-title leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

function coordinates({ latitude, longitude }: Office) {
  const north = `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? "S" : "N"}`;
  const east = `${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? "W" : "E"}`;
  return `${north}, ${east}`;
}
